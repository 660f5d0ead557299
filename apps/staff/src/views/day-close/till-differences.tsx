import type { TillDifference } from '@foyer/contract/staff/day-report.ts'
import { useId } from 'react'
import { useTexts } from '../../wordings/texts-context.tsx'
import styles from './day-close.module.css'

interface TillDifferencesProps {
  readonly tills: readonly TillDifference[]
  readonly currency: string
}

/** Terminals that took another sum than the receipts of a till state. */
export function TillDifferences({ tills, currency }: TillDifferencesProps) {
  const { say, amount } = useTexts()
  const title = useId()
  const of = (minor: number) => amount({ minor, currency })
  return (
    <figure className={styles['card']}>
      <figcaption>
        <b id={title}>{say('dayClose.tills')}</b> <span>{say('dayClose.tills.sub')}</span>
      </figcaption>
      <table aria-labelledby={title} className={styles['figuresTable']}>
        <thead>
          <tr>
            <th scope="col">{say('dayClose.terminal')}</th>
            <th scope="col">{say('dayClose.till')}</th>
            <th scope="col">{say('shift.taken')}</th>
            <th scope="col">{say('dayClose.cardReceipts')}</th>
            <th scope="col">{say('dayClose.difference')}</th>
          </tr>
        </thead>
        <tbody>
          {tills.map(({ terminal, till, taken, receipts }) => (
            <tr key={`${terminal} ${till}`}>
              <th scope="row">{terminal}</th>
              <td>{till ?? say('dayClose.noReceipt')}</td>
              <td>{of(taken)}</td>
              <td>{of(receipts)}</td>
              <td>{of(taken - receipts)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}
