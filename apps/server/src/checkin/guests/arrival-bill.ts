import { findBillEmailIssue, isBillMailed } from '@foyer/domain/payment/bill-email.ts'
import { getPayActions, isPrepaymentRequired, type PayAction } from '@foyer/domain/payment/pay-action.ts'
import { isWithinLimits } from '@foyer/domain/payment/pos-limits.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Visit } from '../../access/visit/visit.ts'
import type { FoundReservation } from '../../book/reservation/reservation.service.ts'
import { mayNameBillAddress } from '../../money/bill/bill-address.ts'
import type { BillRequest } from '../../money/bill/requested-bill.store.ts'
import { WrongFields } from '../../platform/http/answer-problems.ts'

/** What a guest chooses about the bill on arrival. */
export interface BillInput {
  readonly payAction?: PayAction | undefined
  readonly sendBill?: boolean | undefined
  /** The address for the bill. */
  readonly email?: string | undefined
}

/** Throws if the hotel requires payment first, or if this payment method isn't available here. */
export function assertPaid(pending: number, { site, hotel }: Visit, payAction: PayAction | undefined): void {
  const { allowed: paymentsAllowed, atReception, checkInFirst, provider, limits } = site.policies.payment
  if (pending === 0) return
  const takesCards = isWithinLimits({ minor: pending, currency: hotel.currency }, limits)
  const cards = { hasProvider: takesCards && provider !== '', savedCards: takesCards ? 1 : 0 }
  const means = { pending, paymentsAllowed, atReception, ...cards }
  if (payAction && !getPayActions(means).includes(payAction))
    throw new Problem('badInput', 'this payment method is not accepted here')
  if (checkInFirst && paymentsAllowed) return
  if (isPrepaymentRequired(means) || (payAction && payAction !== 'payInReception')) throw new Problem('payFirst')
}

/** The page applies the same rules. */
function toBillMail(visit: Visit, { proved }: Pick<FoundReservation, 'proved'>, said: BillInput, pending: number) {
  const { fiscalPrinter, fiscalPrinterMails } = visit.site.policies.bill
  return {
    mail: { send: said.sendBill ?? false, email: said.email ?? '' },
    at: {
      payAction: pending > 0 ? said.payAction : undefined,
      printerMails: fiscalPrinter && fiscalPrinterMails,
      mayNameAddress: mayNameBillAddress(visit, proved),
    },
  }
}

export function assertBillAddress(
  visit: Visit,
  reservation: Pick<FoundReservation, 'proved'>,
  said: BillInput,
  pending: number,
): void {
  const { mail, at } = toBillMail(visit, reservation, said, pending)
  const issue = findBillEmailIssue(mail, at)
  if (issue) throw new WrongFields([{ path: 'email', issue }])
}

/** Returns undefined if the guest wants no bill by mail. */
export function getBillRequest(
  visit: Visit,
  reservation: Pick<FoundReservation, 'proved'>,
  said: BillInput,
  pending: number,
): BillRequest | undefined {
  const { mail, at } = toBillMail(visit, reservation, said, pending)
  const email = mail.email.trim() || null
  return isBillMailed(mail, at) && (email || !at.mayNameAddress) ? { email } : undefined
}
