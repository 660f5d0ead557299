import type { ReactNode } from 'react'
import styles from './page.module.css'

interface PageProps {
  title: string
  sub?: ReactNode
  /** Actions at the end of the header. */
  act?: ReactNode
  /** Filters below the header. */
  under?: ReactNode
  children: ReactNode
}

/** The main area: a header, and a body that fills the rest. */
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
