import { durations } from '@foyer/domain/notification/durations.ts'
import { useShowToast } from '../../../problems/toasts-context.tsx'
import { useSite } from '../../../site/site-context.tsx'

const kinds = {
  fr_start: 'info',
  fr_authorized: 'good',
  // A picture that did not turn out is nobody's fault.
  fr_not_match: 'info',
  fr_invalid: 'info',
  fr_camera_error: 'problem',
} as const

export type FaceToast = keyof typeof kinds

/** The specification's toasts by its own keys. */
export function useFaceToast(): (toast: FaceToast) => void {
  const { label } = useSite()
  const show = useShowToast()
  return (toast) => show({ kind: kinds[toast], text: label(`face.${toast}`), lastsMs: durations.scanner })
}
