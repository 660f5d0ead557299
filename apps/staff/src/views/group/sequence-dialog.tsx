import type { GroupStay } from '@foyer/contract/staff/groups.ts'
import type { ReactNode } from 'react'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { StateLabel } from '../../parts/state-label.tsx'
import { useToast } from '../../parts/toasts.tsx'
import { useListName } from '../../stays/names.ts'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import styles from './group.module.css'
import { type StepResult, useSequence } from './use-sequence.ts'

interface SequenceDialogProps {
  readonly title: string
  /** The button's text for as many stays as are left. */
  readonly deed: (n: number) => string
  readonly stays: readonly GroupStay[]
  readonly act: (stay: GroupStay) => Promise<StepResult>
  readonly stopsAtFailure?: boolean
  /** What to know of a stay before it is done. */
  readonly factsOf?: (stay: GroupStay) => string | undefined
  readonly isBlocked?: boolean
  readonly onChanged: () => void
  readonly onClose: () => void
  readonly children?: ReactNode
}

/** Asks, then does the same for each stay and says for each what became of it. */
export function SequenceDialog(props: SequenceDialogProps) {
  const { title, deed, stays, act, stopsAtFailure, factsOf, isBlocked = false, onChanged, onClose, children } = props
  const { say } = useTexts()
  const toast = useToast()
  const nameOf = useListName()
  const sequence = useSequence(stays, {
    act,
    stopsAtFailure,
    onSettled: ({ done, left }) => {
      onChanged()
      if (left > 0) return
      toast('done', say('stayGroup.run.over', { n: done }))
      onClose()
    },
  })
  const { isRunning, left } = sequence
  const hasFailed = !isRunning && left.some((stay) => sequence.labelOf(stay))
  const foot = (
    <>
      <span className={words['grow']} />
      <Button onClick={isRunning ? sequence.stop : onClose}>
        {say(isRunning ? 'stayGroup.run.stop' : 'do.cancel')}
      </Button>
      <Button type="submit" look="primary" busy={isRunning} disabled={isBlocked || left.length === 0}>
        {deed(left.length)}
      </Button>
    </>
  )
  return (
    <Dialog title={title} onClose={onClose} onSubmit={sequence.run} foot={foot}>
      <ul className={styles['steps']}>
        {stays.map((stay) => {
          const label = sequence.labelOf(stay)
          return (
            <li key={stay.id}>
              <span>
                {nameOf(stay)} <span className={`${words['code']} ${words['muted']}`}>{stay.reference}</span>
              </span>
              {label ? (
                <StateLabel mark={label.mark}>{label.text}</StateLabel>
              ) : (
                <span className={words['muted']}>{factsOf?.(stay)}</span>
              )}
            </li>
          )
        })}
      </ul>
      {hasFailed && <p role="status">{say('stayGroup.run.left', { n: left.length })}</p>}
      {children}
    </Dialog>
  )
}
