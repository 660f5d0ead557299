import { findMissing, type Missing, type Party } from '@foyer/domain/completion/guest-completion.ts'
import { isFaceForReception } from '@foyer/domain/face/face-due.ts'
import type { Field } from '@foyer/domain/fields/field.ts'
import { isAdult } from '@foyer/domain/guest/adult.ts'
import { type Guest, getFullName } from '@foyer/domain/guest/guest.ts'
import type { GuestCardState } from '../../parts/guest-card.tsx'

/** What a guest still has to do; `reception` can only be done there. */
type Owed = 'nothing' | 'document' | 'contact' | 'licence' | 'signature' | 'face' | 'reception'

export interface GuestRow {
  readonly guest: Guest
  /** Undefined until it has been entered. */
  readonly name: string | undefined
  readonly state: GuestCardState
  readonly missing: Owed
  readonly isChild: boolean
  /** Another phone of the party is filling this guest in at the moment. */
  readonly isElsewhere: boolean
}

/**
 * The cards of the list. The next is the first guest who can continue here and whom no other phone
 * is filling in.
 */
export function toGuestRows(
  listed: readonly Guest[],
  party: Party,
  readers: { readonly face: boolean },
  elsewhere: readonly string[] = [],
): readonly GuestRow[] {
  const owed = listed.map((guest) => findOwed(guest, party, readers))
  const isElsewhere = ({ id }: Guest) => elsewhere.includes(id)
  const next = listed.find((guest, at) => guest.state !== 'complete' && owed[at] !== 'reception' && !isElsewhere(guest))
  return listed.map((guest, at) => ({
    guest,
    name: getFullName(guest),
    state: toCardState(guest, owed[at] ?? 'nothing', guest === next),
    missing: owed[at] ?? 'nothing',
    isChild: isAdult(guest, party.today) === false,
    isElsewhere: isElsewhere(guest),
  }))
}

function toCardState({ state }: Guest, owes: Owed, isNext: boolean): GuestCardState {
  if (state === 'complete') return 'complete'
  if (owes === 'reception') return 'attention'
  return isNext ? 'next' : 'waiting'
}

function findOwed(guest: Guest, party: Party, readers: { readonly face: boolean }): Owed {
  const missing = findMissing(guest, party)
  const form = findOwedForm(missing, party.site.fields.document)
  if (form) return form
  const other = missing.find((one) => one.what !== 'field')?.what ?? 'nothing'
  return other === 'face' && isFaceForReception(guest, party.site, readers) ? 'reception' : other
}

function findOwedForm(
  missing: readonly Missing[],
  documentFields: readonly Field[],
): 'document' | 'contact' | undefined {
  const fields = missing.flatMap((one) => (one.what === 'field' ? one.issue.field : []))
  if (fields.some((name) => documentFields.some((field) => field.name === name))) return 'document'
  return fields.length > 0 ? 'contact' : undefined
}

/** True if booked children are missing from the list or incomplete. */
export function needsChildrenAlert(booked: number, rows: readonly GuestRow[]): boolean {
  const complete = rows.filter(({ isChild, state }) => isChild && state === 'complete').length
  return complete < booked
}
