/** How a stay is paid, with the code of Spain's traveller register (Real Decreto 933/2021). */
export const paymentCodes = {
  cash: 'EFECT',
  card: 'TARJT',
  platform: 'PLATF',
  transfer: 'TRANS',
  mobile: 'MOVIL',
  giftCard: 'TREG',
  atHotel: 'DESTI',
  other: 'OTRO',
} as const satisfies Record<string, string>

export type PaymentType = keyof typeof paymentCodes
export const paymentTypes = Object.keys(paymentCodes) as [PaymentType, ...PaymentType[]]

/** The hotel's value if set; an unpaid balance is paid at the hotel. */
export function getPaymentType(said: PaymentType | undefined, pending: number): PaymentType | undefined {
  return said ?? (pending > 0 ? 'atHotel' : undefined)
}
