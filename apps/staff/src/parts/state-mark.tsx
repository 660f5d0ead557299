import type { Mark, StateMark as State } from '@foyer/domain/staff/marks.ts'
import type { ReactNode } from 'react'
import { useTexts } from '../wordings/texts-context.tsx'
import colours from './state-colours.module.css'
import styles from './state-mark.module.css'

/** Eight marks that differ by shape first and by colour second. */
const shapes = {
  done: (
    <>
      <circle className={styles['wash']} cx="8" cy="8" r="7" />
      <path className={styles['stroke']} d="m5 8.2 2.1 2.1L11.2 6" />
    </>
  ),
  now: (
    <>
      <circle className={styles['track']} cx="8" cy="8" r="5.5" />
      <path className={styles['stroke']} d="M8 2.5A5.5 5.5 0 0 1 13.5 8" />
      <circle className={styles['fill']} cx="8" cy="8" r="1.75" />
    </>
  ),
  partly: (
    <>
      <circle className={styles['ring']} cx="8" cy="8" r="5.5" />
      <path className={styles['fill']} d="M8 4.5a3.5 3.5 0 0 1 0 7z" />
    </>
  ),
  notYet: <circle className={styles['hollow']} cx="8" cy="8" r="4.5" />,
  unknown: (
    <>
      <circle className={styles['dashed']} cx="8" cy="8" r="6.5" />
      <path className={styles['thin']} d="M6.3 6.5a1.75 1.75 0 1 1 2.6 1.5c-.6.36-.9.7-.9 1.3" />
      <circle className={styles['fill']} cx="8" cy="11.4" r=".85" />
    </>
  ),
  needsPerson: (
    <>
      <path
        className={styles['fill']}
        d="M8 1.6c.5 0 .95.26 1.2.68l5.1 8.9A1.4 1.4 0 0 1 13.1 13.3H2.9a1.4 1.4 0 0 1-1.2-2.12l5.1-8.9c.25-.42.7-.68 1.2-.68z"
      />
      <path className={styles['cut']} d="M8 5.6v3.2M8 11v.01" />
    </>
  ),
  failed: (
    <>
      <rect className={styles['fill']} x="2" y="2" width="12" height="12" rx="2.5" />
      <path className={styles['cut']} d="m5.7 5.7 4.6 4.6m0-4.6-4.6 4.6" />
    </>
  ),
  notAsked: <path className={styles['hollow']} d="M5.5 8h5" />,
} satisfies Record<Mark, ReactNode>

/** Hidden from screen readers, because the adjacent text says the same. */
export function MarkShape({ mark, small = false }: { mark: Mark; small?: boolean }) {
  return (
    <svg
      className={`${styles['mark']} ${colours[mark]} ${small ? styles['small'] : ''}`}
      viewBox="0 0 16 16"
      aria-hidden="true"
    >
      {shapes[mark]}
    </svg>
  )
}

/** Alone in a cell, so it carries its own label. */
export function StateMark({ state, about }: { state: State; about: string }) {
  const stateInWords = useStateText()
  const text = `${about}: ${stateInWords(state)}`
  return (
    <span className={styles['alone']} role="img" aria-label={text} title={text}>
      <MarkShape mark={state.mark} />
    </span>
  )
}

/** Includes a count wherever something consists of several parts and is incomplete. */
export function useStateText(): (state: State) => string {
  const { say } = useTexts()
  return ({ mark, done, of }) => {
    const hasParts = done !== undefined && of !== undefined && of > 1 && mark !== 'done'
    return hasParts && (mark === 'partly' || mark === 'now') ? say('mark.of', { done, of }) : say(`mark.${mark}`)
  }
}
