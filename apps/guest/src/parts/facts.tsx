import type { ReactNode } from 'react'
import css from './facts.module.css'

export interface Fact {
  name: string
  value: ReactNode
  note?: ReactNode
  icon?: ReactNode
}

/** What we know, as names and values. `pairs` stand side by side without lines. */
export function Facts({ facts, pairs = false }: { facts: readonly Fact[]; pairs?: boolean }) {
  return (
    <dl className={css['facts']} data-pairs={pairs || undefined}>
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
