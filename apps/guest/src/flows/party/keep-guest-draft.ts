import type { ManualEntryReason } from '@foyer/domain/document/manual-entry.ts'
import type { FieldValues } from '../../fields/kind-props.ts'
import { keep, kept } from '../../site/kept.ts'

interface Draft {
  readonly changes: FieldValues
  readonly typing?: ManualEntryReason
}

/** Prefills a guest's form as if it had been typed: nothing counts until the guest saves it. */
export function keepGuestDraft(guestId: string, changes: FieldValues): void {
  const name = `guest.${guestId}`
  const before = kept<Draft>(name)
  keep(name, { ...before, changes: { ...changes, ...before?.changes }, typing: 'allowed' })
}
