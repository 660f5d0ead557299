import { defaultStay, type WalkInStay } from '@foyer/domain/walk-in/walk-in-stay.ts'
import { readFromVisit, removeFromVisit, saveToVisit } from '../../site/visit-storage.ts'

/** The guest's membership with the hotel. The email address is there once they have entered it. */
export interface AppliedMembership {
  readonly promotionalCode: string
  readonly membershipId?: string | undefined
  readonly email?: string | undefined
}

/** What a guest has chosen and typed but not confirmed. */
export interface WalkInDraft {
  readonly stay: WalkInStay
  readonly code: string
  readonly firstName: string
  readonly lastName: string
  readonly membership: AppliedMembership | undefined
}

const DRAFT = 'walkIn'
const MADE = 'walkIn.made'

const empty: WalkInDraft = { stay: defaultStay, code: '', firstName: '', lastName: '', membership: undefined }

export const readDraft = (): WalkInDraft => ({ ...empty, ...readFromVisit<Partial<WalkInDraft>>(DRAFT) })

export const storeDraft = (draft: WalkInDraft): void => saveToVisit(DRAFT, draft)

/** The reservation made in this tab: until it is checked in or abandoned, no other is started. */
export const readMadeReservation = (): string | undefined => readFromVisit<string>(MADE)

export function recordMadeReservation(reference: string): void {
  saveToVisit(MADE, reference)
  removeFromVisit(DRAFT)
}

export const clearMadeReservation = (): void => removeFromVisit(MADE)
