import type { ChangeKind } from '@foyer/contract/staff/live.ts'
import type { AnyCall, Call } from '@foyer/contract/wire/call.ts'
import type * as z from 'zod/mini'
import type { Changes } from '../../platform/changes/changes.ts'
import { type Replica, readPosition } from '../../platform/database/replica.ts'
import { type AuditEvent, writeAudit } from '../audit/audit.ts'
import type { Hotel } from '../hotel/hotel.ts'
import { type IntentDependencies, registerKind } from '../intent/execute-intent.ts'
import type { Member, Staff } from '../staff-session/staff.ts'
import type { StaffSessions } from '../staff-session/staff-sessions.ts'
import type { CallInput, Schema } from './call-input.ts'
import { createStaffKey } from './claim-keys.ts'
import { encodeOutsideCall } from './encode-outside-call.ts'
import type { StaffOutsideCall } from './outside-call.ts'
import { requestOutside } from './request-outside.ts'
import type { Calls } from './serve.ts'

interface StaffCallsDependencies {
  readonly calls: Calls
  readonly staffSessions: StaffSessions
  readonly changes: Changes
  /** Uses the staff connection pool. */
  readonly intents: IntentDependencies
  /** For lists; if absent, the primary reads them. */
  readonly replica?: Replica | undefined
}

/**
 * A staff call that queries another system before it acts here, in order of execution. It changes
 * nothing there.
 */
interface StaffQuestion<Input, Known, Said, Answer> {
  /** Runs in one transaction. */
  read(asked: Input, staff: Staff): Promise<Known>
  /** Runs with no transaction open. */
  ask(hotel: Hotel, known: Known): Promise<Said>
  /** Runs in another transaction, in which the session is proved again. */
  answer(asked: Input, staff: Staff, said: Said): Promise<Answer>
}

/**
 * Turns the staff application's calls into routes. Each call declares its permission, which is
 * checked on entry.
 */
export class StaffCalls {
  readonly #calls: Calls
  readonly #door: StaffSessions
  readonly #changes: Changes
  readonly #intents: IntentDependencies
  readonly #replica: Replica | undefined

  constructor({ calls, staffSessions, changes, intents, replica }: StaffCallsDependencies) {
    this.#calls = calls
    this.#door = staffSessions
    this.#changes = changes
    this.#intents = intents
    this.#replica = replica
  }

  /** For any signed-in member, whatever their hotel. */
  serveMember<P extends Schema, Q extends Schema, B extends Schema, R extends Schema>(
    call: Call<P, Q, B, R>,
    handler: (asked: CallInput<P, Q, B>, member: Member) => Promise<z.output<R>>,
  ): void {
    if (call.by !== 'member') throw new Error(`${call.name} is not a member's call`)
    this.#calls.serveInSteps(call, async (asked) => handler(asked, await this.#door.member(asked.request, call)))
  }

  /**
   * For a member of staff at one hotel. Live watchers are notified of the change after the commit.
   */
  serveStaff<P extends Schema, Q extends Schema, B extends Schema, R extends Schema>(
    call: Call<P, Q, B, R>,
    handler: (asked: CallInput<P, Q, B>, staff: Staff) => Promise<z.output<R>>,
    changed: readonly ChangeKind[] = [],
    /** Called after the commit. */
    then: (hotelId: number) => void = () => {},
  ): void {
    assertDeclaresPermission(call)
    this.#calls.serveInSteps(call, async (asked) => {
      const { answer, hotelId } = await this.#door.during(asked.request, call, async (staff) => ({
        answer: await handler(asked, staff),
        hotelId: staff.hotel.id,
      }))
      if (call.changes) this.#changes.publish(hotelId, 'audit', ...changed)
      then(hotelId)
      return answer
    })
  }

  /**
   * For a list or report, which a replica may read: the primary proves the session, and reads itself if no
   * replica has all changes that were committed by then.
   */
  serveList<P extends Schema, Q extends Schema, B extends Schema, R extends Schema>(
    call: Call<P, Q, B, R>,
    handler: (asked: CallInput<P, Q, B>, staff: Staff) => Promise<z.output<R>>,
  ): void {
    const replica = this.#replica
    if (!replica) {
      this.serveStaff(call, handler)
      return
    }
    assertDeclaresPermission(call)
    if (call.changes) throw new Error(`${call.name} changes something`)
    this.#calls.serveInSteps(call, async (asked) => {
      const { staff, position } = await this.#door.during(asked.request, call, async (proved) => ({
        staff: proved,
        position: await readPosition(proved.tx),
      }))
      const read = await replica.read(staff.hotel.id, position, (tx) => handler(asked, { ...staff, tx }))
      return read ? read.answer : this.#door.during(asked.request, call, (again) => handler(asked, again))
    })
  }

  /**
   * For a call with an external effect: claimed under its key in one transaction, requested with
   * none open, settled in another. Open intents are reconciled as for guests (decision 027). Live
   * watchers are notified after the claim and after settling.
   */
  serveOutside<P extends Schema, Q extends Schema, B extends Schema, R extends Schema, Detail extends object, Said>(
    call: Call<P, Q, B, R>,
    outside: StaffOutsideCall<CallInput<P, Q, B>, Detail, Said, z.output<R> & object>,
    changed: readonly ChangeKind[] = [],
  ): void {
    assertDeclaresPermission(call)
    const served = encodeOutsideCall(call, outside)
    registerKind(this.#intents, served)
    this.#calls.serveEncoded(call, (asked) =>
      requestOutside(this.#intents, (work) => this.#door.during(asked.request, call, work), {
        outside: served,
        key: createStaffKey(call, asked),
        asked,
        onClaimed: (hotelId) => this.#changes.publish(hotelId, 'audit', ...changed),
      }),
    )
  }

  /** Serves a call that queries another system before it acts here. */
  serveAfterAsking<P extends Schema, Q extends Schema, B extends Schema, R extends Schema, Known, Said>(
    call: Call<P, Q, B, R>,
    { read, ask, answer }: StaffQuestion<CallInput<P, Q, B>, Known, Said, z.output<R>>,
    changed: readonly ChangeKind[] = [],
  ): void {
    assertDeclaresPermission(call)
    this.#calls.serveInSteps(call, async (asked) => {
      const { hotel, known } = await this.#door.during(asked.request, call, async (staff) => ({
        hotel: staff.hotel,
        known: await read(asked, staff),
      }))
      const said = await ask(hotel, known)
      const answered = await this.#door.during(asked.request, call, (staff) => answer(asked, staff, said))
      this.#changes.publish(hotel.id, 'audit', ...changed)
      return answered
    })
  }

  get staffSessions(): StaffSessions {
    return this.#door
  }
}

function assertDeclaresPermission(call: AnyCall): void {
  if (call.by !== 'staff' || !call.may) throw new Error(`${call.name} does not say what it takes`)
}

/** Writes the audit entry in the transaction of the action. */
export function recordAudit(staff: Staff, deed: AuditEvent): Promise<void> {
  return writeAudit(staff.tx, { hotelId: staff.hotel.id, member: staff }, deed)
}
