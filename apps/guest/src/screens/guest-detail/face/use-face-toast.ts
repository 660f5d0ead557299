import { durations } from '@foyer/domain/notification/durations.ts'
import { useShowToast } from '../../../problems/toasts-context.tsx'
import { useSite } from '../../../site/site-context.tsx'

const kinds = {
  fr_start: 'info',
  fr_authorized: 'good',
  // A bad picture isn't the guest's fault, so it isn't shown as a problem.
  fr_not_match: 'info',
  fr_invalid: 'info',
  fr_camera_error: 'problem',
} as const

export type FaceToast = keyof typeof kinds

/** The specification's toasts by their keys. */
export function useFaceToast(): (toast: FaceToast) => void {
  const { label } = useSite()
  const show = useShowToast()
  return (toast) => show({ kind: kinds[toast], text: label(`face.${toast}`), lastsMs: durations.scanner })
}
