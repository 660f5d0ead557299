import type { GroupStay } from '@foyer/contract/staff/groups.ts'
import type { Mark } from '@foyer/domain/staff/marks.ts'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../wordings/texts-context.tsx'

/** What became of one stay. `failure` says why nothing did. */
export interface StepResult {
  readonly text?: string
  readonly failure?: string
}

interface SequenceOptions {
  readonly act: (stay: GroupStay) => Promise<StepResult>
  /** The next would fail too, so it waits to be continued. */
  readonly stopsAtFailure?: boolean | undefined
  readonly onSettled: (counts: { done: number; left: number }) => void
}

/** Does the same for one stay after another, with the call for a single stay. */
export function useSequence(stays: readonly GroupStay[], { act, stopsAtFailure = false, onSettled }: SequenceOptions) {
  const { say } = useTexts()
  const [labels, setLabels] = useState<ReadonlyMap<string, { mark: Mark; text: string }>>(new Map())
  const [isRunning, setIsRunning] = useState(false)
  const isStopped = useRef(false)
  const stop = () => {
    isStopped.current = true
  }
  // Closing the dialog stops it after the stay that is under way.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it only writes a ref
  useEffect(() => stop, [])
  const setLabel = (stay: GroupStay, mark: Mark, text: string) =>
    setLabels((before) => new Map(before).set(stay.reference, { mark, text }))
  const left = stays.filter(({ reference }) => labels.get(reference)?.mark !== 'done')

  async function run(): Promise<void> {
    if (isRunning) return
    isStopped.current = false
    setIsRunning(true)
    let done = 0
    for (const stay of left) {
      if (isStopped.current) break
      setLabel(stay, 'now', say('stayGroup.run.now'))
      const { text, failure } = await act(stay)
      if (failure === undefined) done += 1
      setLabel(stay, failure === undefined ? 'done' : 'failed', failure ?? text ?? say('stayGroup.run.done'))
      if (failure !== undefined && stopsAtFailure) break
    }
    setIsRunning(false)
    onSettled({ done, left: left.length - done })
  }

  return {
    run: () => void run(),
    stop,
    isRunning,
    left,
    labelOf: ({ reference }: GroupStay) => labels.get(reference),
  }
}
