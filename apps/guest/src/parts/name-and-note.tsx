import type { ReactNode } from 'react'
import css from './name-and-note.module.css'

interface NameAndNoteProps {
  name: ReactNode
  note?: ReactNode
  /** Prefix for the ids of name and note: `-name` and `-note` are appended. */
  id?: string
}

/** The name of a line that can be chosen or switched, and a note about it. */
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
