import type { Site } from '../config/site.ts'
import type { Driving } from '../drivers/driver-age.ts'
import { isLicenceDue } from '../drivers/licence-due.ts'
import { isAuthorized, isFaceDue } from '../face/face-due.ts'
import { type FieldIssue, isBlocking } from '../fields/issues.ts'
import { isAdult } from '../guest/adult.ts'
import type { Guest } from '../guest/guest.ts'
import { signatureSkipReason } from '../signature/signature-skip.ts'
import { checkGuest, type GuestForm, getGuestFields, isGuestBlocked } from './check-guest.ts'

export type Missing =
  | { readonly what: 'field'; readonly issue: FieldIssue }
  | { readonly what: 'signature' }
  | { readonly what: 'face' }
  | { readonly what: 'licence' }

export interface Party {
  readonly guests: readonly Guest[]
  readonly site: Pick<Site, 'fields' | 'policies' | 'screens' | 'device' | 'product'>
  readonly today: string
  /** For a rental: who may drive. */
  readonly driving?: Driving | undefined
}

/** Returns what this guest still has to provide; empty when the guest is complete. */
export function findMissing(guest: Guest, party: Party): readonly Missing[] {
  const { site, today } = party
  if (guest.masked) return findMissingBehindMask(guest, guest.masked.owes, party)
  if (isExemptChild(guest, site, today)) return []
  const issues = checkGuest(guest, toForm(guest, party)).filter(isBlocking)
  return [
    ...issues.map((issue) => ({ what: 'field' as const, issue })),
    ...(isLicenceDue(guest, site) ? [{ what: 'licence' as const }] : []),
    ...(isSignatureDue(guest, site, today) ? [{ what: 'signature' as const }] : []),
    ...(isFaceDue(guest, site) ? [{ what: 'face' as const }] : []),
  ]
}

function toForm(guest: Guest, { guests, site, today, driving }: Party): GuestForm {
  return { fields: getGuestFields(guest, site.fields), others: guests, policy: site.policies.guests, today, driving }
}

/** The same as nothing being missing, without the whole list. */
function isComplete(guest: Guest, party: Party): boolean {
  const { site, today } = party
  if (guest.masked) return findMissing(guest, party).length === 0
  if (isExemptChild(guest, site, today)) return true
  const isDue = isLicenceDue(guest, site) || isSignatureDue(guest, site, today) || isFaceDue(guest, site)
  return !isDue && !isGuestBlocked(guest, toForm(guest, party))
}

/** Returns the party with each guest's state and face authorisation recomputed. */
export function withStates(party: Party): readonly Guest[] {
  return party.guests.map((guest) => ({
    ...guest,
    state: isComplete(guest, party) ? 'complete' : 'incomplete',
    authorized: isAuthorized(guest, party.site),
  }))
}

export function countGuests(guests: readonly Guest[]): { readonly all: number; readonly complete: number } {
  return { all: guests.length, complete: guests.filter(({ state }) => state === 'complete').length }
}

/**
 * What the server reported as missing, minus what has been done here since, such as a signature
 * left for reception.
 */
function findMissingBehindMask(guest: Guest, owes: readonly string[], { site, today }: Party): readonly Missing[] {
  return owes.flatMap((what): Missing[] => {
    if (what === 'signature') return isSignatureDue(guest, site, today) ? [{ what }] : []
    if (what === 'face' || what === 'licence') return [{ what }]
    return [{ what: 'field', issue: { field: what, issue: 'required' } }]
  })
}

/** A child about whom neither the hotel nor the police require any data. */
function isExemptChild(guest: Guest, { fields, policies }: Party['site'], today: string): boolean {
  const contact = guest.main ? fields.mainGuest : fields.otherGuest
  return isAdult(guest, today) === false && contact.length === 0 && !policies.guests.policeIntegration
}

function isSignatureDue(guest: Guest, { policies, screens }: Party['site'], today: string): boolean {
  const isPartOfSaving = policies.guests.savedOneByOne && screens.some(({ name }) => name === 'SignatureScreen')
  return isPartOfSaving && signatureSkipReason(guest, policies.signature, today) === undefined
}
