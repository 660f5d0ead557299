import type { pay } from '@foyer/contract/payment.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type * as z from 'zod/mini'
import type { Visit } from '../../access/visit/visit.ts'

type PaperInput = Pick<z.output<typeof pay.body>, 'cashTransactionId' | 'documentType' | 'fiscalPrinterId'>

/**
 * No cash is taken here, and the hotel decides which paper is printed where: a page that claims
 * otherwise isn't one of ours.
 */
export function assertPaperSupported(
  { site }: Visit,
  { cashTransactionId, documentType, fiscalPrinterId }: PaperInput,
): void {
  const { fiscalPrinter, fiscalPrinterId: own, type } = site.policies.bill
  if (cashTransactionId !== undefined) throw new Problem('paymentNotPossible', 'cash is not accepted here')
  if (fiscalPrinterId !== undefined && (!fiscalPrinter || fiscalPrinterId !== own))
    throw new Problem('badInput', 'no such fiscal printer is connected here')
  if (documentType !== undefined && documentType !== type)
    throw new Problem('badInput', 'no such document is printed here')
}
