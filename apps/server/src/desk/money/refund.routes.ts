import { refundPayment, settleRefund } from '@foyer/contract/staff/money.ts'
import { answerStaffOnce } from '../../access/serve/answer-staff-once.ts'
import type { StaffCalls } from '../../access/serve/staff-calls.ts'
import type { AskProvider } from '../../money/payment/ask-provider.ts'
import type { GiveRefund } from './give-refund.ts'
import { refundAtProvider } from './refund-payment.ts'
import type { SettleRefund } from './settle-refund.ts'
import { settleRefundByHand } from './settle-refund-by-hand.ts'

export interface RefundRoutesDependencies {
  readonly provider: AskProvider
  readonly give: GiveRefund
  readonly settle: SettleRefund
}

export function refundRoutes(staffCalls: StaffCalls, { provider, give, settle }: RefundRoutesDependencies): void {
  staffCalls.serveOutside(refundPayment, refundAtProvider({ provider, give, settle }), ['stays'])

  staffCalls.serveStaff(
    settleRefund,
    (asked, staff) =>
      answerStaffOnce(staff, settleRefund, asked, async () => {
        const { params, body } = asked
        await settleRefundByHand(staff, params.reference, { refundId: params.id, outcome: body.outcome }, settle)
        return {}
      }),
    ['stays', 'alerts'],
  )
}
