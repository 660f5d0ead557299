import type { ChangeKind } from '@foyer/contract/staff/live.ts'
import type { Call } from '@foyer/contract/wire/call.ts'
import type * as z from 'zod/mini'
import type { Changes } from '../../platform/changes/changes.ts'
import { type AuditDeed, writeAudit } from '../audit/audit.ts'
import type { Member, Staff } from '../staff-session/staff.ts'
import type { StaffSessions } from '../staff-session/staff-sessions.ts'
import type { Asked, Calls } from './serve.ts'

type Schema = z.core.$ZodType

/** Turns the staff application's calls into routes: what a role may do is said by the call and asked at the door. */
export class StaffCalls {
  readonly #calls: Calls
  readonly #door: StaffSessions
  readonly #changes: Changes

  constructor(calls: Calls, staffSessions: StaffSessions, changes: Changes) {
    this.#calls = calls
    this.#door = staffSessions
    this.#changes = changes
  }

  /** For somebody who has signed in, whatever their hotel. */
  serveMember<P extends Schema, Q extends Schema, B extends Schema, R extends Schema>(
    call: Call<P, Q, B, R>,
    handler: (asked: Asked<P, Q, B>, member: Member) => Promise<z.output<R>>,
  ): void {
    if (call.by !== 'member') throw new Error(`${call.name} is not a member's call`)
    this.#calls.serveAnyone(call, async (asked) => handler(asked, await this.#door.member(asked.request, call)))
  }

  /** For somebody at work in one hotel. Those who watch are told what changed once it is kept. */
  serveStaff<P extends Schema, Q extends Schema, B extends Schema, R extends Schema>(
    call: Call<P, Q, B, R>,
    handler: (asked: Asked<P, Q, B>, staff: Staff) => Promise<z.output<R>>,
    changed: readonly ChangeKind[] = [],
    /** Once it is kept. */
    then: (hotelId: number) => void = () => {},
  ): void {
    if (call.by !== 'staff' || !call.may) throw new Error(`${call.name} does not say what it takes`)
    this.#calls.serveAnyone(call, async (asked) => {
      const { answer, hotelId } = await this.#door.during(asked.request, call, async (staff) => ({
        answer: await handler(asked, staff),
        hotelId: staff.hotel.id,
      }))
      if (call.changes) this.#changes.tell(hotelId, 'audit', ...changed)
      then(hotelId)
      return answer
    })
  }

  get staffSessions(): StaffSessions {
    return this.#door
  }
}

/** What this person does is written in the transaction in which it is done. */
export function recordAudit(staff: Staff, deed: AuditDeed): Promise<void> {
  return writeAudit(staff.tx, { hotelId: staff.hotel.id, member: staff }, deed)
}
