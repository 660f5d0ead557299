import type { Problem } from '@foyer/domain/problem/problem.ts'
import { useEffect, useState } from 'react'
import { useTexts } from '../wordings/texts-context.tsx'
import { Button } from './button.tsx'
import { CallOut } from './call-out.tsx'
import styles from './loading.module.css'
import { useProblemText } from './problem-text.ts'

/** Answers usually arrive earlier; a placeholder would only flicker. */
const SKELETON_DELAY_MS = 150

/** Placeholder rows. */
export function Loading({ rows = 8 }: { rows?: number }) {
  const { say } = useTexts()
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), SKELETON_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  if (!isLate) return <div className={styles['rows']} />
  return (
    <div className={styles['rows']} role="status" aria-label={say('do.loading')}>
      {Array.from({ length: rows }, (_, at) => at).map((at) => (
        <div key={at} className={styles['row']}>
          <i />
          <i />
          <i />
        </div>
      ))}
    </div>
  )
}

interface NotLoadedProps {
  of: { data: unknown; error: Problem | null; refetch: () => unknown }
  rows?: number
}

/** Shown in place of a list until it has loaded. */
export function NotLoaded({ of: { data, error, refetch }, rows }: NotLoadedProps) {
  if (data) return null
  if (error) return <LoadProblem problem={error} onAgain={() => void refetch()} />
  return <Loading {...(rows !== undefined && { rows })} />
}

/** Error shown in place of a list that could not be loaded. */
export function LoadProblem({ problem, onAgain }: { problem: Problem; onAgain: () => void }) {
  const { say } = useTexts()
  const textOf = useProblemText()
  return (
    <div className={styles['problem']}>
      <CallOut
        announced
        mark="failed"
        title={say('problem.title')}
        act={<Button onClick={onAgain}>{say('do.again')}</Button>}
      >
        {textOf(problem)}
      </CallOut>
    </div>
  )
}
