import type { ReactNode } from 'react'
import css from './name-and-note.module.css'

interface NameAndNoteProps {
  name: ReactNode
  note?: ReactNode
  /** Where a control points at its name and at its note: with `-name` and `-note` behind it. */
  id?: string
}

/** What a line is that can be taken or switched, and a few words about it. */
export function NameAndNote({ name, note, id }: NameAndNoteProps) {
  return (
    <span className={css['words']}>
      <span id={id && `${id}-name`} className={css['name']}>
        {name}
      </span>
      {note && (
        <span id={id && `${id}-note`} className={css['note']}>
          {note}
        </span>
      )}
    </span>
  )
}
