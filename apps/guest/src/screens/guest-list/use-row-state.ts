import { useSite } from '../../site/site-context.tsx'
import type { GuestRow } from './guest-row.ts'

/** What a card says about its guest: who is filling it in elsewhere, or what is left to do. */
export function useRowState({ guest, state, missing, isElsewhere }: GuestRow): string {
  const text = useSite().label.on('guest-list')
  const { firstName } = guest
  if (isElsewhere) return firstName ? text('state.elsewhere', { name: firstName }) : text('state.elsewhere.noName')
  return state === 'complete' ? text('state.complete') : text(`state.${missing}`)
}
