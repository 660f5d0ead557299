import type { NameDoubt } from '@foyer/domain/document/name-doubts.ts'
import type { Guest } from '@foyer/domain/guest/guest.ts'
import { useState } from 'react'
import type { FieldValues } from '../../fields/kind-props.ts'
import { forget, keep, kept } from '../../site/kept.ts'
import type { CaptureStep } from './capture-steps.ts'

export interface Draft {
  /** What was typed over what is known. */
  readonly changes: FieldValues
  readonly step?: CaptureStep
  /** What counts instead of all that the hotel knew: a document that was read, or nothing when it is to be read anew. */
  readonly given?: Partial<Guest>
  /** Names on the document that the guest has not yet decided about. */
  readonly doubts?: readonly NameDoubt[]
  /** The guest has chosen to type. */
  readonly typing?: true
}

export interface DraftAtHand {
  readonly draft: Draft
  write(next: Draft): void
  forget(): void
}

/** What this guest has typed and not yet saved; a reload finds it again. */
export function useDraft(guest: Guest): DraftAtHand {
  const name = `guest.${guest.id}`
  const [draft, setDraft] = useState<Draft>(() => kept<Draft>(name) ?? { changes: {} })
  return {
    draft,
    write(next: Draft) {
      setDraft(next)
      keep(name, next)
    },
    forget: () => forget(name),
  }
}
