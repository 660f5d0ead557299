import type { ReactNode } from 'react'
import css from './parts-page.module.css'

/** One component in all its states, on the components page. */
export function Shelf({ name, wide, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <section className={`${css['shelf']} ${wide ? css['wide'] : ''}`}>
      <h2>{name}</h2>
      {children}
    </section>
  )
}

export function Row({ children }: { children: ReactNode }) {
  return <div className={css['row']}>{children}</div>
}
