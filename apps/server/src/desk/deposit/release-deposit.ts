import type { releaseDeposit } from '@foyer/contract/staff/deposit.ts'
import { formatMoney } from '@foyer/domain/basics/money.ts'
import type * as z from 'zod/mini'
import type { StaffOutsideCall } from '../../access/serve/outside-call.ts'
import { recordAudit } from '../../access/serve/staff-calls.ts'
import { type DepositStep, lockHeldDeposit, startRelease } from './deposit-steps.ts'
import { createOutsideDeposit, type DepositDependencies, type DepositDetail } from './outside-deposit.ts'
import { releaseOrCapture } from './release-or-capture.ts'

interface ReleaseInput {
  readonly params: z.output<typeof releaseDeposit.params>
}

type Reply = z.output<typeof releaseDeposit.reply>

/** Releases all blocks when the car is back. */
export function createDepositRelease(
  dependencies: DepositDependencies,
): StaffOutsideCall<ReleaseInput, DepositDetail, null, Reply> {
  const { ask, settling } = createOutsideDeposit(dependencies)
  return {
    name: 'releaseDeposit',
    ...settling({ goal: 'released' }),

    async claim({ params }, staff) {
      const { stay, held, all } = await lockHeldDeposit(staff, params.reference)
      const steps: DepositStep[] = []
      for (const deposit of held) steps.push(await startRelease(staff, deposit))
      const details = { amount: formatMoney(all, 'en') }
      await recordAudit(staff, { action: 'depositReleased', subject: stay.reference, details })
      const subject = steps.map(({ depositId }) => depositId).join(' ')
      return { intent: { subject, reservationId: stay.id, amount: all, detail: { steps } } }
    },

    ask: (intent, _asked, { hotel }, signal) => ask(hotel, intent, releaseOrCapture, signal),
  }
}
