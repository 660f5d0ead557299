import type { ScannerToast } from '@foyer/domain/document/scan-outcome.ts'
import { durations } from '@foyer/domain/notification/durations.ts'
import { useShowToast } from '../../problems/toasts-context.tsx'
import { useSite } from '../../site/site-context.tsx'

const kinds = {
  scanner_done: 'good',
  scanner_turn_over: 'info',
  scanner_try_again: 'info',
  scanner_partial_try_again: 'info',
  scanner_face_but_missing_mrz: 'info',
  scanner_not_detected: 'problem',
  guest_already_registered: 'info',
  error: 'problem',
} as const satisfies Record<ScannerToast, 'good' | 'info' | 'problem'>

/** Toasts with this key replace each other. */
export const SCANNER_TOASTS = 'scanner'

/** Shows a scan's result as a toast; anything the guest must do is on the screen as well. */
export function useScannerToast(): (toast: ScannerToast) => void {
  const { label } = useSite()
  const show = useShowToast()
  return (toast) =>
    show({ kind: kinds[toast], text: label(`scanner.${toast}`), lastsMs: durations.scanner, matter: SCANNER_TOASTS })
}
