import type { ManualEntryReason } from '@foyer/domain/document/manual-entry.ts'
import type { NameDoubt } from '@foyer/domain/document/name-doubts.ts'
import type { Guest } from '@foyer/domain/guest/guest.ts'
import type { Doubt } from '@foyer/vision/reading.ts'
import { useState } from 'react'
import type { FieldValues } from '../../fields/kind-props.ts'
import { forget, keep, kept } from '../../site/kept.ts'
import { useSite } from '../../site/site-context.tsx'
import { useToday } from '../../site/use-today.ts'
import type { CaptureStep } from './capture-steps.ts'
import { type GuestInHand, guestInHand } from './guest-in-hand.ts'

export interface Draft {
  /** What was typed over what is known. */
  readonly changes: FieldValues
  readonly step?: CaptureStep
  /** What counts instead of all that the hotel knew: a document that was read, or nothing when it is to be read anew. */
  readonly given?: Partial<Guest>
  /** Names on the document that the guest has not yet decided about. */
  readonly doubts?: readonly NameDoubt[]
  /** What was hard to read, until the guest has written it anew. */
  readonly unsure?: readonly Doubt[]
  /** The guest has chosen to type. */
  readonly typing?: ManualEntryReason
}

export interface DraftAtHand {
  readonly draft: Draft
  /** The guest, with the draft laid over what is known. */
  readonly hand: GuestInHand
  /** Given elsewhere and hidden here, until somebody says that they want to give it anew. */
  readonly isHidden: boolean
  write(next: Draft): void
  forget(): void
  giveAnew(): void
}

/** What this guest has given and not yet saved; a reload finds it again. */
export function useDraft(guest: Guest): DraftAtHand {
  const { site } = useSite()
  const today = useToday()
  const name = `guest.${guest.id}`
  const [draft, setDraft] = useState<Draft>(() => kept<Draft>(name) ?? { changes: {} })
  const write = (next: Draft) => {
    setDraft(next)
    keep(name, next)
  }
  return {
    draft,
    hand: guestInHand(guest, draft, { site, today }),
    isHidden: guest.masked?.why === 'givenElsewhere' && !draft.given && Object.keys(draft.changes).length === 0,
    write,
    forget: () => forget(name),
    giveAnew: () => write({ changes: {}, given: guest.firstName ? { firstName: guest.firstName } : {} }),
  }
}
