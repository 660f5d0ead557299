import { applyScanOutcome, type ScanOutcome } from '@foyer/domain/document/scan-outcome.ts'
import { useScannerToast } from '../../flows/document/use-scanner-toast.ts'
import { useSite } from '../../site/site-context.tsx'
import type { Scan } from './use-scan.ts'

/** Shows the result of a reading, counts a failed attempt, and returns the next step. */
export function useScanOutcome({ tries, left: { askedToTurn }, note, fail }: Scan) {
  const { required: faceRequired } = useSite().site.policies.face
  const toast = useScannerToast()
  return (outcome: ScanOutcome, error?: string): 'edit' | 'goOn' | 'stop' => {
    const { state, toast: said, next } = applyScanOutcome({ attempts: tries, askedToTurn }, outcome, { faceRequired })
    toast(said)
    note({ askedToTurn: state.askedToTurn })
    if (state.attempts > tries) fail(error, state.attempts)
    return next
  }
}
