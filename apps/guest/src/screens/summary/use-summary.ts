import { ensureProblem } from '@foyer/domain/problem/problem.ts'
import { useEffect, useState } from 'react'
import { clearLeftForReception } from '../../flows/party/left-for-reception.ts'
import { createSkipPredicate } from '../../journey/create-skip-predicate.ts'
import { useJourney } from '../../journey/journey-context.tsx'
import { useReservation } from '../../journey/use-reservations.ts'
import { useProblems } from '../../problems/problems-context.tsx'
import { useSite } from '../../site/site-context.tsx'
import { useToday } from '../../site/use-today.ts'
import { useBill } from './use-bill.ts'
import { useBillMail } from './use-bill-mail.ts'
import { useConfirmArrival } from './use-confirm-arrival.ts'
import { useDeposit } from './use-deposit.ts'
import { useInvoiceHolder } from './use-invoice-holder.ts'
import { usePaying } from './use-paying.ts'
import { usePaymentChoice } from './use-payment-choice.ts'
import { useReportPaidNotArrived } from './use-report-paid-not-arrived.ts'
import { useSignAgain } from './use-sign-again.ts'
import { useTerms } from './use-terms.ts'
import { useVouchers } from './use-vouchers.ts'

export type SummaryState = ReturnType<typeof useSummary>

/** What is owed, how it will be paid, and the arrival itself. */
export function useSummary() {
  const { site } = useSite()
  const journey = useJourney()
  const problems = useProblems()
  const today = useToday()
  const code = journey.place.params['code'] ?? ''
  const { reservation, refresh, arrived, bill, question, refetch } = useReservationAndBill(code)
  const guests = reservation?.guests ?? []
  const hasArrived = reservation?.state === 'inHouse'
  const [tried, setTried] = useState(false)
  const terms = useTerms({ code, acceptedBefore: bill?.termsAccepted === true || hasArrived })
  const vouchers = useVouchers({ question, discounts: bill?.discounts, refetch })
  const holding = useInvoiceHolder({ reference: code, holder: bill?.invoiceHolder, onChanged: refetch })
  const arrival = useConfirmArrival()
  const tellPaidNotArrived = useReportPaidNotArrived()
  const { isPaying, isBack, isPaid, ...paying } = usePaying()
  const signsAgain = useSignAgain({ code, signAgain: bill?.signAgain === true, guests, hasArrived, tried, refresh })
  const choice = usePaymentChoice(bill)
  const { due, action, paysCard } = choice
  const mailing = useBillMail({ reservation, bill, payAction: action, tried })
  const isKnown = reservation !== undefined
  const deposits = useDeposit({ code, bill, isKnown, hasArrived, choice, tried, refetchBill: refetch })
  const { checkInFirst } = site.policies.payment

  async function confirm() {
    setTried(true)
    if (!reservation || !bill || !terms.mayGoOn || choice.isForReception || mailing.isWrong) return
    if (due && !action) return
    if (signsAgain || deposits.first) return
    if (!(await terms.keep(confirm))) return
    if (deposits.withPayment && !(await deposits.withPayment.go())) return
    // No payment before the deposit is known to be blocked: the server refuses and alerts the desk.
    if (paysCard && !deposits.isUnclear && (!checkInFirst || hasArrived)) return paying.start()
    await arrive()
  }

  async function arrive() {
    if (!reservation) return
    const { reference } = reservation
    try {
      const given = await arrival.confirm(reservation, { mailing, payAction: isPaying ? undefined : action })
      arrived(reference, given)
      await refresh()
      if (paysCard && checkInFirst) paying.start()
      else journey.next()
    } catch (caught) {
      const { code: why } = ensureProblem(caught)
      if (why === 'signatureMissing') clearLeftForReception()
      if (why === 'depositShort') await askDepositAgain()
      if (why === 'termsMissing') await askTermsAgain()
      else if (isPaying) tellPaidNotArrived(reference, why)
      problems.show(caught, { action: 'Check-in', code, retry: confirm })
    }
  }

  /**
   * New terms were published in the meantime, so they have to be accepted above the bill, paid or
   * not.
   */
  async function askTermsAgain() {
    paying.stop()
    terms.askAgain()
    await refetch()
  }

  /** The bill shows what is missing, paid or not. */
  async function askDepositAgain() {
    paying.stop()
    await deposits.refetch()
  }

  /** Payment and arrival can come in either order: completes the second, then continues. */
  async function paid() {
    paying.charged()
    await refetch()
    if (hasArrived) journey.next()
    else await arrive()
  }

  return {
    reservation,
    bill,
    question,
    loading: !bill || !terms.isKnown || deposits.isLoading,
    choice: { ...choice, isMissing: tried && due && !action },
    paying:
      isPaying && reservation && bill ? { reservation, bill, isBack, isPaid, paid, stop: paying.stop } : undefined,
    deposits,
    signsAgain,
    vouchers,
    holding,
    mailing,
    terms: terms.asked && { ...terms.asked, missing: tried && !terms.asked.accepted },
    busy: arrival.isPending || terms.busy || deposits.withPayment?.busy === true,
    confirm,
    back: () => journey.back(createSkipPredicate(guests, site, today)),
  }
}

/** The reservation in the address and its bill; without one, the guest returns to the search. */
function useReservationAndBill(code: string) {
  const journey = useJourney()
  const problems = useProblems()
  const { reservation, reservations, problem, refresh, arrived } = useReservation(code)
  const { bill, question, refetch } = useBill(code, reservation)

  useEffect(() => {
    if (problem) problems.show(problem, { action: 'Summary', code, retry: refetch })
  }, [problem, problems, code, refetch])

  const unknown = reservations !== undefined && reservation === undefined
  useEffect(() => {
    if (unknown) journey.goTo({ screen: 'check-in', params: {} }, 'replace')
  }, [unknown, journey])

  return { reservation, refresh, arrived, bill, question, refetch }
}
