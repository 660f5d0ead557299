import type { ReactNode } from 'react'
import css from './facts.module.css'

export interface Fact {
  name: string
  value: ReactNode
  note?: ReactNode
  icon?: ReactNode
}

interface FactsProps {
  facts: readonly Fact[]
  /** Side by side, without lines. */
  pairs?: boolean
  /** Short facts, as many per row as fit. */
  figures?: boolean
}

/** Facts as names and values. */
export function Facts({ facts, pairs = false, figures = false }: FactsProps) {
  return (
    <dl className={css['facts']} data-pairs={pairs || figures || undefined} data-figures={figures || undefined}>
      {facts.map(({ name, value, note, icon }) => (
        <div key={name} className={css['fact']} data-icon={icon ? '' : undefined}>
          <dt>
            {icon && <span className={css['icon']}>{icon}</span>}
            {name}
          </dt>
          <dd>
            <bdi>{value}</bdi>
            {note && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
