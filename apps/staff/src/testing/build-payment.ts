import type { StayPayment } from '@foyer/contract/staff/money.ts'

const euros = (minor: number) => ({ minor, currency: 'EUR' })

/** A payment by card that a guest has made. */
export const buildPayment = (changes: Partial<StayPayment> = {}): StayPayment => ({
  id: '11111111-1111-4111-8111-111111111111',
  way: 'gateway',
  provider: 'redsys',
  amount: euros(240_00),
  refunded: euros(0),
  state: 'captured',
  card: 'VISA ·· 0004',
  at: '2026-09-22T12:00:00Z',
  refunds: [],
  mayVoid: false,
  mostRefund: euros(100_00),
  refundBy: 'provider',
  ...changes,
})
