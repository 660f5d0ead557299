import type { ReactNode } from 'react'
import styles from './page.module.css'

interface PageProps {
  title: string
  sub?: ReactNode
  /** What can be done here, at the end of the head. */
  act?: ReactNode
  /** Filters below the head. */
  under?: ReactNode
  children: ReactNode
}

/** What stands in the middle: a head, and a body that fills the rest. */
export function Page({ title, sub, act, under, children }: PageProps) {
  return (
    <>
      <div className={styles['head']}>
        <h1>{title}</h1>
        {sub && <span className={styles['sub']}>{sub}</span>}
        <span className={styles['grow']} />
        {act}
      </div>
      {under}
      {children}
    </>
  )
}
