import type { DeliveryEvent, DeliveryGuest } from '@foyer/contract/hotel-system.ts'
import { byHand } from '../not-delivered.ts'
import { parseAnswer } from '../parse-answer.ts'
import { toCustomerChanges, toDocumentChanges, toMewsDocument, toUnnamed } from './guest-fields.ts'
import { findWalkInGuest, hasMark, matchGuest, toMark } from './match-guest.ts'
import { type MewsCustomer, type MewsDocument, mewsCustomer } from './mews-answers.ts'
import { lists } from './mews-lists.ts'
import type { MewsSession } from './mews-session.ts'
import { readKnown } from './read-known.ts'
import { PROFILES, readParties } from './read-parties.ts'

/** Up to four calls for a guest: profile, document, companion. Each looks whether it is done. */
export async function deliverGuests(
  session: MewsSession,
  { reference, guests }: Extract<DeliveryEvent, { kind: 'guestData' }>,
): Promise<void> {
  const { reservation } = await readKnown(session, reference)
  const [party] = await readParties(session, [reservation])
  if (!party) return
  const taken = new Set<string>()
  for (const guest of guests) {
    const walkedIn = guest.main ? findWalkInGuest(party.customers, reference) : undefined
    const known = walkedIn ?? matchGuest(party.customers, guest, ({ Id }) => !taken.has(Id))
    if (!known && guest.main && reservation.AccountType === 'Customer') throw byHand('changeOwner')
    const customer = known ?? (await findOrAdd(session, guest))
    taken.add(customer.Id)
    await updateCustomer(session, customer, guest)
    await saveDocument(
      session,
      guest,
      customer.Id,
      party.documents.filter(({ CustomerId }) => CustomerId === customer.Id),
    )
    if (!known)
      await session.change('reservations/addCompanion', { ReservationId: reservation.Id, CustomerId: customer.Id })
  }
}

const findByEmail = async (session: MewsSession, email: string | undefined) =>
  email ? session.readAll(lists.customers, { ...PROFILES, Emails: [email] }) : []

/** The profile that was added before an answer was lost, one with this e-mail and name, or a new one. */
async function findOrAdd(session: MewsSession, guest: DeliveryGuest): Promise<MewsCustomer> {
  const lastName = guest.lastName ?? toUnnamed(guest.position)
  const namesakes = await session.readAll(lists.customers, { ...PROFILES, LastNames: [lastName] })
  const added = namesakes.find((one) => hasMark(one, guest))
  if (added) return added
  const sameEmail = await findByEmail(session, guest.email)
  const same = sameEmail.find((one) => one.LastName === guest.lastName && one['FirstName'] === guest.firstName)
  if (same) return same
  const { Email, ...profile } = toCustomerChanges(guest, undefined)
  const answer = await session.change('customers/add', {
    ...profile,
    ...(Email !== undefined && sameEmail.length === 0 && { Email }),
    LastName: lastName,
    Notes: toMark(guest),
    // A guest who types an e-mail address has not shown that the profile with it is theirs.
    OverwriteExisting: false,
  })
  return parseAnswer('Mews', mewsCustomer, answer)
}

async function updateCustomer(session: MewsSession, known: MewsCustomer, guest: DeliveryGuest): Promise<void> {
  const { Email, ...changes } = toCustomerChanges(guest, known)
  // An address belongs to one profile only; in a family the first one keeps it.
  const others = Email === undefined ? [] : await findByEmail(session, guest.email)
  const isFree = others.every(({ Id }) => Id === known.Id)
  const wanted = { ...changes, ...(Email !== undefined && isFree && { Email }) }
  if (Object.keys(wanted).length > 0) await session.change('customers/update', { CustomerId: known.Id, ...wanted })
}

async function saveDocument(
  session: MewsSession,
  guest: DeliveryGuest,
  customerId: string,
  ofParty: readonly MewsDocument[],
): Promise<void> {
  const wanted = toMewsDocument(guest)
  if (!wanted) return
  // A profile that has just been found may have documents as well.
  const documents = ofParty.length > 0 ? ofParty : await session.readByIds(lists.documents, 'CustomerIds', [customerId])
  const known = documents.find(({ Type }) => Type === wanted.type)
  if (!known) {
    const document = { CustomerId: customerId, Type: wanted.type, ...wanted.fields }
    await session.change('identityDocuments/add', { IdentityDocuments: [document] })
    return
  }
  const changes = toDocumentChanges(known, wanted).map(([name, Value]) => [name, { Value }])
  if (changes.length === 0) return
  const document = { Id: known.Id, ...Object.fromEntries(changes) }
  await session.change('identityDocuments/update', { IdentityDocuments: [document] })
}
