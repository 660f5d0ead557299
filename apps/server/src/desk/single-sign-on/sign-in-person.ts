import type { SignOnProblem } from '@foyer/contract/staff/single-sign-on.ts'
import type { Transaction } from 'kysely'
import { listHotelIds } from '../../access/hotel/hotel.store.ts'
import { findMemberByEmail, listRoles, recordSignIn, saveMember } from '../../access/staff-session/member.store.ts'
import { endMemberSessions, endSession, openSession } from '../../access/staff-session/session.store.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { SingleSignOnSettings } from '../../platform/env/single-sign-on.ts'
import { applyRoles, type SignOnMember } from './apply-roles.ts'
import {
  deleteMember,
  deleteUnusedIdentity,
  endPassword,
  hasIdentity,
  type Identity,
  linkIdentity,
  lockIdentity,
  updateMember,
} from './identity.store.ts'
import { mapRoles } from './map-roles.ts'
import type { Person } from './person.ts'

type Outcome = { readonly token: string } | { readonly refused: SignOnProblem }

type Settings = Pick<SingleSignOnSettings, 'roles' | 'linksByEmail'>

/** Creates or updates the account of a person with a role, and opens a session. */
export async function signInPerson(
  tx: Transaction<Tables>,
  person: Person,
  settings: Settings,
  oldSession: string | null,
): Promise<Outcome> {
  const identity = await lockIdentity(tx, person)
  const mapped = mapRoles(person.values, settings.roles, await listHotelIds(tx))
  const account = await findAccount(tx, person, identity, settings)
  const removed = new Set(identity.removedHotels.filter((hotelId) => !account.readmittedHotels.includes(hotelId)))
  const desired = new Map([...mapped].filter(([hotelId]) => !removed.has(hotelId)))
  if (desired.size === 0) {
    if (identity.memberId) await endAccess(tx, { ...person, id: identity.memberId })
    await deleteUnusedIdentity(tx, person)
    return { refused: mapped.size > 0 ? 'removed' : 'noRole' }
  }
  if (account.isTaken) {
    await deleteUnusedIdentity(tx, person)
    return { refused: 'accountExists' }
  }
  const id = account.id ?? (await saveMember(tx, person))
  if (id !== identity.memberId) await takeOver(tx, person, id)
  await updateMember(tx, id, person)
  await applyRoles(tx, { ...person, id }, desired, 'signedIn')
  if (oldSession) await endSession(tx, oldSession)
  return { token: await openCompanySession(tx, id) }
}

interface Account {
  /** Undefined for a new person. */
  readonly id: string | undefined
  /** Another account has this mail address. */
  readonly isTaken: boolean
  /** Hotels that have invited the linked account since this person was removed there. */
  readonly readmittedHotels: readonly number[]
}

/**
 * Issuer and subject find the account. A mail address links to one only if it is verified and the
 * operator allows it, and never to that of another company account or an emergency administrator.
 */
async function findAccount(
  tx: Transaction<Tables>,
  person: Person,
  { memberId }: Identity,
  { linksByEmail }: Settings,
): Promise<Account> {
  if (memberId) return { id: memberId, isTaken: false, readmittedHotels: [] }
  const known = await findMemberByEmail(tx, person.email)
  if (!known) return { id: undefined, isTaken: false, readmittedHotels: [] }
  const mayLink = linksByEmail && person.isEmailVerified && !known.is_emergency && !(await hasIdentity(tx, known.id))
  if (!mayLink) return { id: undefined, isTaken: true, readmittedHotels: [] }
  const readmittedHotels = (await listRoles(tx, known.id)).map(({ hotelId }) => hotelId)
  return { id: known.id, isTaken: false, readmittedHotels }
}

/** From now on the company account opens this account, and nothing else does. */
async function takeOver(tx: Transaction<Tables>, person: Person, memberId: string): Promise<void> {
  await linkIdentity(tx, person, memberId)
  await endPassword(tx, memberId)
  await endMemberSessions(tx, memberId)
}

/** The directory has withdrawn the last role, so the account goes with its sessions. */
async function endAccess(tx: Transaction<Tables>, member: SignOnMember): Promise<void> {
  await applyRoles(tx, member, new Map(), 'signInRefused')
  await deleteMember(tx, member.id)
}

/**
 * The only place where a session begins without a password. The provider has asked for a second
 * factor if the company wants one, so Foyer does not ask for its own.
 */
async function openCompanySession(tx: Transaction<Tables>, memberId: string): Promise<string> {
  await recordSignIn(tx, memberId)
  return openSession(tx, memberId, { isProved: true })
}
