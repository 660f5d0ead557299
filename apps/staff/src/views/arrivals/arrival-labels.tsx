import type { Arrival } from '@foyer/contract/staff/arrivals.ts'
import { useTranslatedName } from '../../stays/names.ts'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import styles from './arrivals.module.css'

export function RoomLabel({ arrival }: { arrival: Arrival }) {
  const { say } = useTexts()
  const nameIn = useTranslatedName()
  return (
    <>
      {arrival.roomNumber ? <b>{arrival.roomNumber}</b> : <span>{say('arrivals.noRoom')}</span>}{' '}
      <span className={styles['type']}>{nameIn(arrival.roomTypeNames, arrival.roomType)}</span>
    </>
  )
}

/** An open balance stands out; a settled one is muted. */
export function Balance({ arrival: { balance } }: { arrival: Pick<Arrival, 'balance'> }) {
  const { amount } = useTexts()
  return <span className={balance.minor > 0 ? undefined : words['muted']}>{amount(balance)}</span>
}
