import type { ReactNode } from 'react'
import words from '../theme/words.module.css'
import grid from './grid.module.css'

export interface Column {
  readonly label: string
  readonly className?: string | undefined
  /** Heard, not seen: what stands in it speaks for itself. */
  readonly unseen?: true
}

interface TableProps {
  /** Heard, not seen. */
  caption: string
  columns: readonly Column[]
  className?: string | undefined
  /** One or several bodies of rows. */
  children: ReactNode
}

/** The frame of a table that is worked in: its name, its head, its lines. */
export function Table({ caption, columns, className, children }: TableProps) {
  return (
    <table className={[grid['grid'], className].filter(Boolean).join(' ')}>
      <caption className={words['sr']}>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ label, className: look, unseen }) => (
            <th key={label} scope="col" className={look}>
              {unseen ? <span className={words['sr']}>{label}</span> : label}
            </th>
          ))}
        </tr>
      </thead>
      {children}
    </table>
  )
}
