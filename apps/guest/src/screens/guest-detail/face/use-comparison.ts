import { compareFaces } from '@foyer/contract/face.ts'
import { type FaceAnswer, toFaceAnswer } from '@foyer/domain/face/face-answer.ts'
import type { FaceSource } from '@foyer/domain/face/face-policy.ts'
import { COMPARISON_LOADER_MS, overlayMs } from '@foyer/domain/face/face-times.ts'
import { ensureProblem, getProblemTraits, type Problem } from '@foyer/domain/problem/problem.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useEffect, useRef, useState } from 'react'
import { useProblems } from '../../../problems/problems-context.tsx'
import { type FaceToast, useFaceToast } from './use-face-toast.ts'

export interface Pictures {
  /** A picture, or a film of a few seconds. */
  readonly face: File
  readonly documentFace: File
}

interface CompareOptions {
  readonly source: FaceSource
  readonly demo?: boolean
}

interface ComparisonOptions {
  readonly reference: string
  readonly guestIndex: number
  /** Called once the server has stored the match. */
  readonly onMatched: () => Promise<unknown>
  /** Called after the success has been shown. */
  readonly onSeen: () => void
  /** Called after the failure has been shown, to start over. */
  readonly onRetry: () => void
}

const toasts = {
  matched: 'fr_authorized',
  notMatched: 'fr_not_match',
  // The specification has only two results, and this is neither.
  unsure: 'fr_invalid',
  invalid: 'fr_invalid',
} as const satisfies Record<FaceAnswer, FaceToast>

/** Runs one comparison at a time: loader, result over the picture, then continue or retry. */
export function useComparison({ reference, guestIndex, onMatched, onSeen, onRetry }: ComparisonOptions) {
  const call = useCall(compareFaces)
  const problems = useProblems()
  const toast = useFaceToast()
  const [phase, setPhase] = useState<'ready' | 'comparing' | FaceAnswer>('ready')
  const [failed, setFailed] = useState<Exclude<FaceAnswer, 'matched'>>()
  const current = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(
    () => () => {
      current.current += 1
      clearTimeout(timer.current)
    },
    [],
  )

  async function compare(pictures: Pictures, { source, demo = false }: CompareOptions): Promise<void> {
    if (phase !== 'ready') return
    current.current += 1
    const mine = current.current
    setPhase('comparing')
    setFailed(undefined)
    const answer = await ask(pictures, demo)
    // The guest has moved on in the meantime, so the result is dropped.
    if (mine !== current.current) return
    if (typeof answer !== 'string') {
      setPhase('ready')
      return problems.show(answer, {
        action: 'Client update',
        code: reference,
        retry: () => compare(pictures, { source, demo }),
      })
    }
    if (answer === 'matched') await onMatched()
    else setFailed(answer)
    toast(toasts[answer])
    setPhase(answer)
    timer.current = setTimeout(() => (answer === 'matched' ? onSeen() : retry()), overlayMs[source])
  }

  async function ask(body: Pictures, demo: boolean): Promise<FaceAnswer | Problem> {
    const query = { reservation: reference, guestIndex, ...(demo && { demo: true as const }) }
    try {
      await call.mutateAsync({ query, body })
      return 'matched'
    } catch (caught) {
      const problem = ensureProblem(caught)
      const { status, shown } = getProblemTraits(problem.code)
      const answer = toFaceAnswer(status, problem.code)
      // Problems with the connection, the visit or the reservation are not about the face.
      const isElsewhere = answer === 'invalid' && shown !== 'inPlace' && status < 500
      return isElsewhere ? problem : answer
    }
  }

  function retry(): void {
    setPhase('ready')
    onRetry()
  }

  return {
    phase,
    failed,
    isLong: useIsLong(phase === 'comparing'),
    compare,
    /** Drops the running comparison. */
    drop() {
      current.current += 1
      clearTimeout(timer.current)
      setPhase('ready')
    },
  }
}

function useIsLong(waits: boolean): boolean {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    if (!waits) return
    const timer = setTimeout(() => setIsLong(true), COMPARISON_LOADER_MS)
    return () => {
      clearTimeout(timer)
      setIsLong(false)
    }
  }, [waits])
  return waits && isLong
}
