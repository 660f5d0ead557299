import { isAdult } from '@foyer/domain/document/document-dates.ts'
import type { Field } from '@foyer/domain/fields/field.ts'
import { fullName, type Guest } from '@foyer/domain/guest/guest.ts'
import { type Missing, type Party, whatIsMissing } from '@foyer/domain/guest/guest-completion.ts'
import type { GuestCardState } from '@foyer/web/parts/guest-card.tsx'

/** What a guest still has to do, as one word. */
type Owed = 'nothing' | 'document' | 'contact' | 'signature' | 'face'

export interface GuestRow {
  readonly guest: Guest
  readonly name: string
  readonly state: GuestCardState
  readonly owes: Owed
  readonly isChild: boolean
}

/** Stands for a name that nobody has given yet. */
const NO_NAME = '----'

/** The cards of the list; the first who is not complete is the next. */
export function guestRows(listed: readonly Guest[], party: Party): readonly GuestRow[] {
  const next = listed.find(({ state }) => state !== 'complete')
  return listed.map((guest) => ({
    guest,
    name: fullName(guest) ?? NO_NAME,
    state: guest.state === 'complete' ? 'complete' : guest === next ? 'next' : 'waiting',
    owes: owedOf(whatIsMissing(guest, party), party.site.fields.document),
    isChild: isAdult(guest, party.today) === false,
  }))
}

function owedOf(missing: readonly Missing[], documentFields: readonly Field[]): Owed {
  const fields = missing.flatMap((one) => (one.what === 'field' ? one.issue.field : []))
  if (fields.some((name) => documentFields.some((field) => field.name === name))) return 'document'
  if (fields.length > 0) return 'contact'
  return missing.find((one) => one.what !== 'field')?.what ?? 'nothing'
}

/** Children are booked whom the list does not show, or whose data is not complete. */
export function needsChildrenAlert(booked: number, rows: readonly GuestRow[]): boolean {
  const complete = rows.filter(({ isChild, state }) => isChild && state === 'complete').length
  return complete < booked
}
