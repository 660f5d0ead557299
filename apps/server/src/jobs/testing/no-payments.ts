import type { PaymentReconciler } from '../../money/payment/payment-reconciler.ts'

export const noPayments: PaymentReconciler = { reconcileDue: async () => {}, reconcile: async () => {} }
