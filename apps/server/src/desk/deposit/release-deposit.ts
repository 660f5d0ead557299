import type { releaseDeposit } from '@foyer/contract/staff/deposit.ts'
import { formatMoney } from '@foyer/domain/basics/money.ts'
import type * as z from 'zod/mini'
import type { StaffOutsideCall } from '../../access/serve/outside-call.ts'
import { recordAudit } from '../../access/serve/staff-calls.ts'
import { type DepositStep, heldDeposit, startRelease } from './deposit-steps.ts'
import { letGoOrTake } from './let-go-or-take.ts'
import { type DepositDependencies, type DepositDetail, outsideDeposit } from './outside-deposit.ts'

interface Asked {
  readonly params: z.output<typeof releaseDeposit.params>
}

type Reply = z.output<typeof releaseDeposit.reply>

/** Releases all blocks when the car is back. */
export function depositRelease(dependencies: DepositDependencies): StaffOutsideCall<Asked, DepositDetail, null, Reply> {
  const { ask, settling } = outsideDeposit(dependencies)
  return {
    name: 'releaseDeposit',
    ...settling({ goal: 'released' }),

    async claim({ params }, staff) {
      const { stay, held, all } = await heldDeposit(staff, params.reference)
      const steps: DepositStep[] = []
      for (const deposit of held) steps.push(await startRelease(staff, deposit))
      const details = { amount: formatMoney(all, 'en') }
      await recordAudit(staff, { action: 'depositReleased', subject: stay.reference, details })
      const subject = steps.map(({ depositId }) => depositId).join(' ')
      return { wants: { subject, reservationId: stay.id, amount: all, detail: { steps } } }
    },

    ask: (intent, _asked, { hotel }, signal) => ask(hotel, intent, letGoOrTake, signal),
  }
}
