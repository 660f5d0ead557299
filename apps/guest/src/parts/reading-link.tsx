import type { ReactNode } from 'react'
import css from './reading-link.module.css'

/** Opens a text to read, next to a consent. */
export function ReadingLink({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <button type="button" className={css['link']} onClick={onPress}>
      {children}
    </button>
  )
}
