import type { ManualEntryReason } from '@foyer/domain/document/manual-entry.ts'
import type { FieldValues } from '../../fields/kind-props.ts'
import { readFromVisit, saveToVisit } from '../../site/visit-storage.ts'

interface Draft {
  readonly changes: FieldValues
  readonly typing?: ManualEntryReason
}

/** Prefills a guest's form as if it had been typed: nothing counts until the guest saves it. */
export function saveGuestDraft(guestId: string, changes: FieldValues): void {
  const name = `guest.${guestId}`
  const before = readFromVisit<Draft>(name)
  saveToVisit(name, { ...before, changes: { ...changes, ...before?.changes }, typing: 'allowed' })
}
