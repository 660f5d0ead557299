import type { ReactNode } from 'react'
import css from './money-lines.module.css'

export interface MoneyLine {
  id: string
  name: string
  note?: ReactNode
  /** Already formatted in the guest's language and currency. */
  amount: string
  /** Money that is deducted. */
  credit?: boolean
  /** A subtotal of the lines above. */
  strong?: boolean
}

export interface MoneyLinesProps {
  lines: readonly MoneyLine[]
  total?: { name: string; amount: string }
}

/** Amounts line by line, with the total in the display font. */
export function MoneyLines({ lines, total }: MoneyLinesProps) {
  return (
    <dl className={css['money']}>
      {lines.map(({ id, name, note, amount, credit, strong }) => (
        <div key={id} className={css['line']} data-credit={credit || undefined} data-strong={strong || undefined}>
          <dt>
            {name}
            {note && <small>{note}</small>}
          </dt>
          <dd>
            <bdi>{amount}</bdi>
          </dd>
        </div>
      ))}
      {total && (
        <div className={css['total']}>
          <dt>{total.name}</dt>
          <dd>
            <bdi>{total.amount}</bdi>
          </dd>
        </div>
      )}
    </dl>
  )
}
