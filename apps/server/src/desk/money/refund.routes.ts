import { refundPayment, settleRefund } from '@foyer/contract/staff/money.ts'
import { answerStaffOnce } from '../../access/serve/answer-staff-once.ts'
import type { StaffCalls } from '../../access/serve/staff-calls.ts'
import type { ProviderClient } from '../../money/payment/provider-client.ts'
import type { PostRefund } from './post-refund.ts'
import { createProviderRefund } from './refund-payment.ts'
import type { SettleRefund } from './settle-refund.ts'
import { settleRefundByHand } from './settle-refund-by-hand.ts'

export interface RefundRoutesDependencies {
  readonly provider: ProviderClient
  readonly postRefund: PostRefund
  readonly settle: SettleRefund
}

export function refundRoutes(staffCalls: StaffCalls, { provider, postRefund, settle }: RefundRoutesDependencies): void {
  staffCalls.serveOutside(refundPayment, createProviderRefund({ provider, postRefund, settle }), ['stays'])

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
