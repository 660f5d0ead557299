import type { ManualEntryReason } from '@foyer/domain/document/manual-entry.ts'
import type { NameDoubt } from '@foyer/domain/document/name-doubts.ts'
import type { Guest } from '@foyer/domain/guest/guest.ts'
import type { Doubt } from '@foyer/vision/reading.ts'
import { useState } from 'react'
import type { FieldValues } from '../../fields/kind-props.ts'
import { useSite } from '../../site/site-context.tsx'
import { useToday } from '../../site/use-today.ts'
import { readFromVisit, removeFromVisit, saveToVisit } from '../../site/visit-storage.ts'
import type { CaptureStep } from './capture-steps.ts'
import { type EditedGuest, toEditedGuest } from './edited-guest.ts'

export interface Draft {
  /** What was typed over the known data. */
  readonly changes: FieldValues
  readonly step?: CaptureStep
  /**
   * Replaces everything the hotel knew: the document that was read, or nothing if it is to be read
   * again.
   */
  readonly given?: Partial<Guest>
  /** Names on the document that the guest has not yet decided about. */
  readonly doubts?: readonly NameDoubt[]
  /** What was hard to read, until the guest has corrected it. */
  readonly unsure?: readonly Doubt[]
  /** Why the guest types, if they chose to. */
  readonly typing?: ManualEntryReason
}

export interface GuestDraft {
  readonly draft: Draft
  /** The guest with the draft applied over the known data. */
  readonly edited: EditedGuest
  /** True while data given elsewhere is hidden here, until the guest chooses to enter it again. */
  readonly isHidden: boolean
  write(next: Draft): void
  clear(): void
  startOver(): void
}

/** Unsaved input of this guest; it survives a reload. */
export function useDraft(guest: Guest, party: readonly Guest[]): GuestDraft {
  const { site } = useSite()
  const today = useToday()
  const name = `guest.${guest.id}`
  const [draft, setDraft] = useState<Draft>(() => readFromVisit<Draft>(name) ?? { changes: {} })
  const write = (next: Draft) => {
    setDraft(next)
    saveToVisit(name, next)
  }
  return {
    draft,
    edited: toEditedGuest(guest, draft, { site, today, party }),
    isHidden: guest.masked?.why === 'givenElsewhere' && !draft.given && Object.keys(draft.changes).length === 0,
    write,
    clear: () => removeFromVisit(name),
    startOver: () => write({ changes: {}, given: guest.firstName ? { firstName: guest.firstName } : {} }),
  }
}
