import type { LookAfterPayments } from '../../money/payment/look-after-payments.ts'

export const nobodyPays: LookAfterPayments = { lookAfterDue: async () => {}, lookAt: async () => {} }
