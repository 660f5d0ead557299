import { blockDeposit, releaseDeposit, settleDeposit, takeOfDeposit } from '@foyer/contract/staff/deposit.ts'
import type { DepositState } from '@foyer/domain/payment/deposit.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { FastifyRequest } from 'fastify'
import type { Calls } from '../../access/serve/serve.ts'
import type { StaffCalls } from '../../access/serve/staff-calls.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import type { Database } from '../../platform/database/open-database.ts'
import type { depositService, Wanted } from './deposit.service.ts'

interface Parts {
  readonly db: Database
  readonly calls: Calls
  readonly changes: Changes
  readonly deposits: ReturnType<typeof depositService>
}

export function depositRoutes(staffCalls: StaffCalls, { db, calls, changes, deposits }: Parts): void {
  // The provider is asked between two transactions, and never within one.
  async function carryOut(
    request: FastifyRequest,
    { call, goal }: { call: typeof blockDeposit | typeof releaseDeposit | typeof takeOfDeposit; goal: DepositState },
    want: (staff: Staff) => Promise<readonly Wanted[]>,
  ) {
    const { wanted, hotel } = await staffCalls.staffSessions.during(request, call, async (staff) => ({
      wanted: await want(staff),
      hotel: staff.hotel,
    }))
    changes.tell(hotel.id, 'stays', 'audit')
    let missed: DepositState | undefined
    for (const one of wanted) {
      // After one that did not go as meant nobody is asked for the others: they are blocked as before.
      const answered = missed ? { state: 'held' as const } : await deposits.ask(hotel, one)
      const state = await db.inHotel(hotel.id, (tx) => deposits.settle({ tx, hotel }, one, answered))
      if (state !== one.goal) missed ??= state
    }
    changes.tell(hotel.id, 'stays')
    return { state: missed ?? goal }
  }

  calls.serveAnyone(blockDeposit, async ({ params, request }) => {
    const { state } = await carryOut(request, { call: blockDeposit, goal: 'held' }, (staff) =>
      deposits.block(staff, params.reference),
    )
    if (state === 'refused') throw new Problem('paymentRefused', 'the bank does not block it')
    return { state }
  })

  calls.serveAnyone(releaseDeposit, ({ params, request }) =>
    carryOut(request, { call: releaseDeposit, goal: 'released' }, (staff) => deposits.release(staff, params.reference)),
  )

  calls.serveAnyone(takeOfDeposit, async ({ params, body, request }) => {
    const { state } = await carryOut(request, { call: takeOfDeposit, goal: 'taken' }, (staff) =>
      deposits.take(staff, params.reference, body),
    )
    if (state === 'held') throw new Problem('paymentRefused', 'the bank gives nothing of it')
    return { state }
  })

  staffCalls.serveStaff(
    settleDeposit,
    async ({ params, body }, staff) => {
      await deposits.settleByHand(staff, params.reference, body.state)
      return {}
    },
    ['stays'],
  )
}
