import type { AlertReasonName } from '@foyer/domain/alert/alert-reasons.ts'
import type { ProblemCode } from '@foyer/domain/problem/problem.ts'
import { useEffect, useEffectEvent } from 'react'
import { noteAlert } from './own-alert.ts'
import { useRaiseAlert } from './use-raise-alert.ts'
import { VideoOffer } from './video-offer.tsx'

interface RaiseAlertProps {
  readonly reason: AlertReasonName
  readonly problem?: ProblemCode | undefined
}

/** Until the server has it: who is told to turn to reception must not find that reception knows of nothing. */
const AGAIN_MS = [1_000, 2_000, 5_000, 10_000] as const

/** Stands beside words that lead a guest to reception: while they are shown, the desk knows. Where the hotel has video calls, one is offered. */
export function RaiseAlert({ reason, problem }: RaiseAlertProps) {
  const raise = useRaiseAlert()
  const tell = useEffectEvent(async () => {
    const progress = await raise(reason, problem)
    // The guest has asked nothing that could stay unheard.
    if (progress.state !== 'unheard') noteAlert(progress)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another reason, and another problem, is told anew.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    const attempt = (tries: number) =>
      tell().catch(() => {
        if (!isGone) timer = setTimeout(() => attempt(tries + 1), AGAIN_MS[Math.min(tries, AGAIN_MS.length - 1)])
      })
    void attempt(0)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [reason, problem])
  return <VideoOffer />
}
