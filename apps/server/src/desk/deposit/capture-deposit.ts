import type { takeOfDeposit } from '@foyer/contract/staff/deposit.ts'
import { formatMoney } from '@foyer/domain/basics/money.ts'
import { allocateCharge, getMaxDepositCharge } from '@foyer/domain/payment/deposit.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type * as z from 'zod/mini'
import type { StaffOutsideCall } from '../../access/serve/outside-call.ts'
import { recordAudit } from '../../access/serve/staff-calls.ts'
import { type DepositStep, lockHeldDeposit, startCapture, startRelease } from './deposit-steps.ts'
import { createOutsideDeposit, type DepositDependencies, type DepositDetail } from './outside-deposit.ts'
import { releaseOrCapture } from './release-or-capture.ts'

interface CaptureInput {
  readonly params: z.output<typeof takeOfDeposit.params>
  readonly body: z.output<typeof takeOfDeposit.body>
}

type Reply = z.output<typeof takeOfDeposit.reply>

/**
 * Captures a part of the deposit, or all of it, for damage or missing items. The provider releases
 * the rest.
 */
export function createDepositCapture(
  dependencies: DepositDependencies,
): StaffOutsideCall<CaptureInput, DepositDetail, null, Reply> {
  const { ask, settling } = createOutsideDeposit(dependencies)
  return {
    name: 'takeOfDeposit',
    ...settling({ goal: 'taken', refusal: { state: 'held', detail: 'the bank gives nothing of it' } }),

    async claim({ params, body: { minor, reason } }, staff) {
      const { stay, held, all } = await lockHeldDeposit(staff, params.reference)
      if (minor > getMaxDepositCharge(all, staff.role).minor)
        throw new Problem('refundRefused', 'more than is held, or than this role may charge')
      const steps: DepositStep[] = []
      for (const { block, minor: part } of allocateCharge(minor, held))
        steps.push(
          part > 0 ? await startCapture(staff, block, { minor: part, reason }) : await startRelease(staff, block),
        )
      const amount = { ...all, minor }
      const details = { amount: formatMoney(amount, 'en') }
      await recordAudit(staff, { action: 'depositTaken', subject: stay.reference, details, reason })
      const subject = steps.map(({ depositId }) => depositId).join(' ')
      return { intent: { subject, reservationId: stay.id, amount, detail: { steps } } }
    },

    ask: (intent, _asked, { hotel }, signal) => ask(hotel, intent, releaseOrCapture, signal),
  }
}
