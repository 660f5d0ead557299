/** Why an invoice is taken back, where the tax agency distinguishes it. */
export const creditGrounds = ['operation', 'insolvency', 'unpaid', 'other'] as const
export type CreditGround = (typeof creditGrounds)[number]

/**
 * The kinds of credit notes of article 80 of the VAT act: R1 the service was not given, or its price
 * has changed; R2 insolvency of the customer; R3 a debt that cannot be collected; R4 anything else.
 */
export const groundTypes = {
  operation: 'R1',
  insolvency: 'R2',
  unpaid: 'R3',
  other: 'R4',
} as const satisfies Record<CreditGround, string>
