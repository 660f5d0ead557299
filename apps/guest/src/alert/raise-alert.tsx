import type { AlertReasonName } from '@foyer/domain/alert/alert-reasons.ts'
import type { ProblemCode } from '@foyer/domain/problem/problem.ts'
import { useEffect, useEffectEvent } from 'react'
import { recordAlert } from './own-alert.ts'
import { useRaiseAlert } from './use-raise-alert.ts'
import { VideoOffer } from './video-offer.tsx'

interface RaiseAlertProps {
  readonly reason: AlertReasonName
  readonly problem?: ProblemCode | undefined
}

/** Retries until the server has the alert: reception must know before the guest arrives there. */
const RETRY_DELAYS_MS = [1_000, 2_000, 5_000, 10_000] as const

/**
 * Alerts the desk while a text that sends the guest to reception
 * is shown. If the hotel has video calls, it also offers one.
 */
export function RaiseAlert({ reason, problem }: RaiseAlertProps) {
  const raise = useRaiseAlert()
  const tell = useEffectEvent(async () => {
    const progress = await raise(reason, problem)
    // The guest didn't call, so there is no unanswered call to show.
    if (progress.state !== 'unheard') recordAlert(progress)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed reason or problem raises another alert.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    const attempt = (tries: number) =>
      tell().catch(() => {
        if (!isGone)
          timer = setTimeout(() => attempt(tries + 1), RETRY_DELAYS_MS[Math.min(tries, RETRY_DELAYS_MS.length - 1)])
      })
    void attempt(0)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [reason, problem])
  return <VideoOffer />
}
