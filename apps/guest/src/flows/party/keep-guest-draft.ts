import type { ManualEntryReason } from '@foyer/domain/document/manual-entry.ts'
import type { FieldValues } from '../../fields/kind-props.ts'
import { keep, kept } from '../../site/kept.ts'

interface Draft {
  readonly changes: FieldValues
  readonly typing?: ManualEntryReason
}

/** What the guest's form starts with, as if it had been typed there: nothing counts before the guest has saved it. */
export function keepGuestDraft(guestId: string, changes: FieldValues): void {
  const name = `guest.${guestId}`
  const before = kept<Draft>(name)
  keep(name, { ...before, changes: { ...changes, ...before?.changes }, typing: 'allowed' })
}
