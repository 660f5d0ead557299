import { randomUUID } from 'node:crypto'
import type { AuditAction } from '@foyer/domain/staff/audit-actions.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { signHead } from '../../platform/secrets/head-signature.ts'
import { sha256 } from '../../platform/secrets/sha256.ts'
import { insertEntry, insertReason, lockHead, updateHead } from './audit.store.ts'

export interface AuditEvent {
  readonly action: AuditAction
  /** What was changed: a reservation's number, a room, a device, a person's address. */
  readonly subject?: string | undefined
  readonly details?: Readonly<Record<string, string>>
  /** What staff wrote. It may name a guest, so it is stored beside the log and can be erased. */
  readonly reason?: string
}

export interface Actor {
  readonly hotelId: number
  /** If absent, Foyer itself acted. */
  readonly member?: { readonly id: string; readonly name: string } | undefined
}

export interface SealedEntry {
  readonly hotelId: number
  readonly number: number
  readonly at: Date
  readonly memberId: string | null
  readonly who: string | null
  readonly action: string
  readonly subject: string | null
  readonly details: Readonly<Record<string, string>>
}

/** The detail that replaces the reason in the sealed entry. */
export const REASON_DIGEST = 'reasonDigest'

/** Salted, so that an erased reason can't be guessed from its digest. */
export const digestReason = ({ salt, reason }: { readonly salt: string; readonly reason: string }): string =>
  sha256(`${salt} ${reason}`)

/** The seal before a hotel's first entry. */
export const FIRST_SEAL = '0'.repeat(64)

/** Changing an entry changes its seal, and with it the seal of every later one. */
export function computeSeal(previous: string, entry: SealedEntry): string {
  const { hotelId, number, at, memberId, who, action, subject, details } = entry
  const sorted = Object.entries(details).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const canonical = JSON.stringify([hotelId, number, at.toISOString(), memberId, who, action, subject, sorted])
  return sha256(previous + canonical)
}

/**
 * Runs in the transaction of the action, so both are committed or neither is. Entries of one hotel
 * are written one after the other.
 */
export async function writeAudit(tx: HotelTransaction, { hotelId, member }: Actor, deed: AuditEvent): Promise<void> {
  const head = await lockHead(tx, hotelId, FIRST_SEAL)
  if (!head) throw new Error('The audit log of this hotel cannot be continued.')
  const reason = deed.reason === undefined ? undefined : { salt: randomUUID(), reason: deed.reason }
  const entry: SealedEntry = {
    hotelId,
    number: head.number + 1,
    at: head.at,
    memberId: member?.id ?? null,
    who: member?.name ?? null,
    action: deed.action,
    subject: deed.subject ?? null,
    details: { ...deed.details, ...(reason && { [REASON_DIGEST]: digestReason(reason) }) },
  }
  const seal = computeSeal(head.seal, entry)
  await insertEntry(tx, entry, seal)
  if (reason) await insertReason(tx, entry, reason)
  const signature = signHead(head.key, { hotelId, number: entry.number, seal })
  await updateHead(tx, hotelId, { number: entry.number, seal, signature })
}
