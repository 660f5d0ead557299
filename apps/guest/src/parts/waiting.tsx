import ConciergeBell from 'lucide-react/icons/concierge-bell'
import type { ReactNode } from 'react'
import { Notice } from './notice.tsx'
import { Progress } from './progress.tsx'
import { useWaitingPhase } from './use-waiting-phase.ts'
import css from './waiting.module.css'

export interface WaitingProps {
  /** A skeleton of the content. */
  shape?: ReactNode
  /** What we are doing: "Cutting your key". */
  words: string
  part?: number
  /** Shown when it takes long. */
  person: { text: string; action?: ReactNode }
  /** Shown after the timeout, with a retry if there is one. */
  over: { text: string; retry?: ReactNode }
}

/** Shows nothing at first, then the skeleton, then text, then staff; ends after a timeout. */
export function Waiting({ shape, words, part, person, over }: WaitingProps) {
  const phase = useWaitingPhase(true)
  if (phase === 'over') {
    const ways = (
      <div className={css['ways']}>
        {over.retry}
        {person.action}
      </div>
    )
    return (
      <Notice announced kind="warning" icon={<ConciergeBell />} action={ways}>
        {over.text}
      </Notice>
    )
  }
  const says = phase === 'words' || phase === 'person'
  return (
    <div className={css['waiting']} aria-busy="true" data-phase={phase}>
      {phase !== 'nothing' && shape}
      {says && <Progress words={words} {...(part !== undefined && { part })} />}
      {phase === 'person' && (
        <Notice announced icon={<ConciergeBell />} action={person.action}>
          {person.text}
        </Notice>
      )}
    </div>
  )
}
