import type { ReactNode } from 'react'
import styles from './tag.module.css'

interface TagProps {
  children: ReactNode
  title?: string
  /** Requires action. */
  warns?: boolean
}

export function Tag({ children, title, warns = false }: TagProps) {
  return (
    <span className={styles['tag']} data-warns={warns || undefined} title={title}>
      {children}
    </span>
  )
}
