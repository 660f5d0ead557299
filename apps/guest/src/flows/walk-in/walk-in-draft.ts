import { usualStay, type WalkInStay } from '@foyer/domain/walk-in/walk-in-stay.ts'
import { forget, keep, kept } from '../../site/kept.ts'

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

const empty: WalkInDraft = { stay: usualStay, code: '', firstName: '', lastName: '', membership: undefined }

export const keptDraft = (): WalkInDraft => ({ ...empty, ...kept<Partial<WalkInDraft>>(DRAFT) })

export const keepDraft = (draft: WalkInDraft): void => keep(DRAFT, draft)

/** The reservation made in this tab: until it is checked in or abandoned, no other is started. */
export const madeHere = (): string | undefined => kept<string>(MADE)

export function noteMade(reference: string): void {
  keep(MADE, reference)
  forget(DRAFT)
}

export const forgetMade = (): void => forget(MADE)
