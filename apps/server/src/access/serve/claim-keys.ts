import { randomUUID } from 'node:crypto'
import type { AnyCall } from '@foyer/contract/wire/call.ts'
import type { IntentOwner } from '../intent/intent.ts'
import type { Staff } from '../staff-session/staff.ts'
import type { Visit } from '../visit/visit.ts'
import { releaseKeyAfterFailure } from './answer-once.ts'
import type { CallInput, Schema } from './call-input.ts'
import { readIdempotencyKey, type StoredAnswer, type ToSave, toKeyedCall } from './keyed-call.ts'
import type { Claimant } from './outside-call.ts'
import { claimStaffKey, saveUnderStaffKey } from './staff-key.store.ts'
import { claimKey, saveUnderKey } from './visit-key.store.ts'

/** Where the idempotency key of a call with an outside effect is stored. */
export interface ClaimKey<Who extends Claimant> {
  /** Claims the key, or returns what is stored under it. */
  claim(who: Who): Promise<StoredAnswer | undefined>
  save(who: Who, saved: ToSave): Promise<void>
  /**
   * After a refused claim: makes sure nothing is left under the key, then throws the problem again.
   */
  afterRefusal(who: Who, problem: unknown): Promise<never>
  owner(who: Who): IntentOwner
}

type AnyInput = CallInput<Schema, Schema, Schema>

/** A guest's key belongs to their visit. */
export async function createVisitKey(call: AnyCall, asked: AnyInput): Promise<ClaimKey<Visit>> {
  const keyed = await toKeyedCall(call, readIdempotencyKey(asked.request) ?? randomUUID(), asked)
  return {
    claim: (visit) => claimKey(visit, keyed),
    save: (visit, saved) => saveUnderKey(visit, keyed.key, saved),
    afterRefusal: (visit, problem) => releaseKeyAfterFailure(visit, keyed.key, problem),
    owner: ({ id, appKey }) => ({ visitId: id, appKey }),
  }
}

/** A colleague's key belongs to them alone. */
export function createStaffKey({ name: call }: AnyCall, { params, body, request }: AnyInput): ClaimKey<Staff> {
  const key = readIdempotencyKey(request) ?? randomUUID()
  return {
    claim: (staff) => claimStaffKey(staff, { key, call, params, body }),
    save: (staff, saved) => saveUnderStaffKey(staff, key, saved),
    // The transaction is rolled back, and the key with it.
    afterRefusal: (_, problem) => Promise.reject(problem),
    owner: () => undefined,
  }
}
