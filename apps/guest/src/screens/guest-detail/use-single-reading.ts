import { useState } from 'react'
import { useProblems } from '../../problems/problems-context.tsx'

/** Runs one reading at a time; a failure is shown with a retry. */
export function useSingleReading(reference: string) {
  const problems = useProblems()
  const [busy, setBusy] = useState(false)

  async function run(work: () => Promise<void>): Promise<void> {
    if (busy) return
    setBusy(true)
    try {
      await work()
    } catch (problem) {
      problems.show(problem, { code: reference, retry: () => run(work) })
    } finally {
      setBusy(false)
    }
  }

  return { busy, run }
}
