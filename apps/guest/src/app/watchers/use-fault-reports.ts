import { ensureProblem, getProblemTraits } from '@foyer/domain/problem/problem.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTrack } from '../../journey/use-track.ts'

/**
 * Reports page errors to the operator, because a kiosk's console is not read. Only code and location
 * are sent, since an error message could contain a guest's name.
 */
export function useFaultReports(): void {
  const track = useTrack()
  const told = useRef(new Set<string>())

  const report = useEffectEvent((error: unknown, place: { line?: number; column?: number }) => {
    const { code } = ensureProblem(error)
    const fault = { problem: code, ...place }
    const name = JSON.stringify(fault)
    // An error that repeats is reported once.
    if (getProblemTraits(code).unreported || told.current.has(name)) return
    told.current.add(name)
    track('error', 'page at fault', fault)
  })

  useEffect(() => {
    const failed = ({ error, lineno, colno }: ErrorEvent) => report(error, { line: lineno, column: colno })
    const rejected = ({ reason }: PromiseRejectionEvent) => report(reason, {})
    addEventListener('error', failed)
    addEventListener('unhandledrejection', rejected)
    return () => {
      removeEventListener('error', failed)
      removeEventListener('unhandledrejection', rejected)
    }
  }, [])
}
