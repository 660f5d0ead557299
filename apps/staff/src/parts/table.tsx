import { Fragment, type ReactNode } from 'react'
import words from '../theme/words.module.css'
import grid from './grid.module.css'

export interface Column {
  readonly label: string
  readonly className?: string | undefined
  /** Only for screen readers, because the cells explain themselves. */
  readonly unseen?: true
  /** The whole header cell, where it does more than name the column. */
  readonly head?: ReactNode
}

interface TableProps {
  /** Only for screen readers. */
  caption: string
  columns: readonly Column[]
  className?: string | undefined
  /** One or more table bodies. */
  children: ReactNode
}

/** The frame of an interactive table: caption, header and lines. */
export function Table({ caption, columns, className, children }: TableProps) {
  return (
    <table className={[grid['grid'], className].filter(Boolean).join(' ')}>
      <caption className={words['sr']}>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ label, className: look, unseen, head }) =>
            head ? (
              <Fragment key={label}>{head}</Fragment>
            ) : (
              <th key={label} scope="col" className={look}>
                {unseen ? <span className={words['sr']}>{label}</span> : label}
              </th>
            ),
          )}
        </tr>
      </thead>
      {children}
    </table>
  )
}
