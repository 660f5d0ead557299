import type { Arrival } from '@foyer/contract/staff/arrivals.ts'
import { StateWord } from '../../parts/state-word.tsx'
import words from '../../theme/words.module.css'
import { useWords } from '../../wordings/words-context.tsx'
import styles from './arrivals.module.css'
import { nextMark } from './next-mark.ts'

/** As a list is read: the surname first. */
export function useNameOf(): (arrival: Pick<Arrival, 'firstName' | 'lastName'>) => string {
  const { say } = useWords()
  return ({ firstName, lastName }) => [lastName, firstName].filter(Boolean).join(', ') || say('arrivals.nameless')
}

/** A room type's name in this language, or in the first that the hotel has written. */
export function useNameIn(): (names: Readonly<Record<string, string>>, otherwise: string) => string {
  const { language } = useWords()
  return (names, otherwise) => names[language] || names['en'] || Object.values(names)[0] || otherwise
}

export function RoomOf({ arrival }: { arrival: Arrival }) {
  const { say } = useWords()
  const nameIn = useNameIn()
  return (
    <>
      {arrival.roomNumber ? <b>{arrival.roomNumber}</b> : <span>{say('arrivals.noRoom')}</span>}{' '}
      <span className={styles['type']}>{nameIn(arrival.roomTypeNames, arrival.roomType)}</span>
    </>
  )
}

export function NextWord({ arrival }: { arrival: Arrival }) {
  const { say, time, amount } = useWords()
  const { states, checkedInAt, balance } = arrival
  const { done = 0, of = 0 } = states.registered
  const mark = nextMark(arrival)
  const text =
    states.next === 'inRoom' && checkedInAt
      ? say('next.inRoomSince', { time: time(checkedInAt) })
      : say(`next.${states.next}`, { done, of, amount: amount(balance) })
  return mark ? (
    <StateWord mark={mark} bare>
      {text}
    </StateWord>
  ) : (
    <span>{text}</span>
  )
}

/** What is owed stands out; what is not is quiet. */
export function Balance({ arrival: { balance } }: { arrival: Pick<Arrival, 'balance'> }) {
  const { amount } = useWords()
  return <span className={balance.minor > 0 ? undefined : words['muted']}>{amount(balance)}</span>
}
