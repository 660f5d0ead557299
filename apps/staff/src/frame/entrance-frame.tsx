import type { ReactNode } from 'react'
import { Logo } from '../parts/logo.tsx'
import words from '../theme/words.module.css'
import { useTexts } from '../wordings/texts-context.tsx'
import styles from './entrance-frame.module.css'
import { Hall } from './hall.tsx'

interface EntranceFrameProps {
  children: ReactNode
  note?: ReactNode
  /** Allows more than one column of fields. */
  wide?: boolean
}

export function EntranceFrame({ children, note, wide = false }: EntranceFrameProps) {
  const { say } = useTexts()
  return (
    <div className={`${styles['frame']} ${wide ? styles['wide'] : ''}`}>
      <main className={styles['form']}>
        <p className={styles['word']}>
          <Logo />
          <b>{say('app.name')}</b>
          <span className={words['muted']}>{say('app.for')}</span>
        </p>
        <div className={styles['middle']}>{children}</div>
        {note && <p className={words['note']}>{note}</p>}
      </main>
      <div className={styles['picture']}>
        <Hall />
      </div>
    </div>
  )
}
