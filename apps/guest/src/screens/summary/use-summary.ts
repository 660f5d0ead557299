import { blockOwnDeposit } from '@foyer/contract/deposit.ts'
import { confirmArrival } from '@foyer/contract/guests.ts'
import type { Guest } from '@foyer/domain/guest/guest.ts'
import { type Place, place } from '@foyer/domain/journey/place.ts'
import { payActions, payWays, preselectedPayAction } from '@foyer/domain/payment/pay-action.ts'
import { payProviderOf } from '@foyer/domain/payment/pay-way.ts'
import { isWithinLimits } from '@foyer/domain/payment/pos-limits.ts'
import { asProblem } from '@foyer/domain/problem/problem.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useEffect, useState } from 'react'
import { askHereAgain } from '../../flows/party/left-for-reception.ts'
import { keepForArrival, keptForArrival } from '../../journey/at-arrival.ts'
import { useJourney } from '../../journey/journey-context.tsx'
import { keepKeybox } from '../../journey/keybox.ts'
import { nobodySigns } from '../../journey/nobody-signs.ts'
import { reservationQuery } from '../../journey/reservation-query.ts'
import { useIdempotencyKey } from '../../journey/use-idempotency-key.ts'
import { useReservation } from '../../journey/use-reservations.ts'
import { useProblems } from '../../problems/problems-context.tsx'
import { useSite } from '../../site/site-context.tsx'
import { useToday } from '../../site/use-today.ts'
import { useBill } from './use-bill.ts'
import { useBillMail } from './use-bill-mail.ts'
import { useDepositNews } from './use-deposit-news.ts'
import { useDepositPage } from './use-deposit-page.ts'
import { useInvoiceHolder } from './use-invoice-holder.ts'
import { usePaidNotArrived } from './use-paid-not-arrived.ts'
import { useRestOfDeposit } from './use-rest-of-deposit.ts'
import { useTerms } from './use-terms.ts'
import { useVouchers } from './use-vouchers.ts'

const withoutResult = ({ screen, params: { result: _, ...params } }: Place) => place(screen, params)

const isSignedForOther = (guests: readonly Guest[]) =>
  guests.some(({ signatureVoided, signatureState }) => signatureVoided && signatureState !== 'uploaded')

export type Summarised = ReturnType<typeof useSummary>

/** What is owed, how it will be paid, and the arrival itself. */
export function useSummary() {
  const { site, hotel, language } = useSite()
  const journey = useJourney()
  const problems = useProblems()
  const today = useToday()
  const code = journey.place.params['code'] ?? ''
  const { reservation, reservations, problem, refresh, arrived } = useReservation(code)
  const { bill, question, refetch } = useBill(code, reservation)
  const hasArrived = reservation?.state === 'inHouse'
  const terms = useTerms({ code, acceptedBefore: bill?.termsAccepted === true || hasArrived })
  const vouchers = useVouchers({ question, discounts: bill?.discounts, refetch })
  const holding = useInvoiceHolder({ reference: code, holder: bill?.invoiceHolder, onChanged: refetch })
  const arrival = useCall(confirmArrival)
  const block = useCall(blockOwnDeposit)
  const blocking = useIdempotencyKey()
  const wish = useIdempotencyKey()
  const tellPaidNotArrived = usePaidNotArrived()
  const [chosen, setChosen] = useState<string>()
  const [tried, setTried] = useState(false)
  const [isPaying, setPaying] = useState(journey.place.params['result'] !== undefined)

  useEffect(() => {
    if (problem) problems.show(problem, { action: 'Summary', code, retry: refetch })
  }, [problem, problems, code, refetch])

  const unknown = reservations !== undefined && reservation === undefined
  useEffect(() => {
    if (unknown) journey.goTo({ screen: 'check-in', params: {} }, 'replace')
  }, [unknown, journey])

  // Whoever has signed for another price signs for this one: the party is read anew, and nothing is paid before.
  const signAgain = bill?.signAgain === true
  useEffect(() => {
    if (signAgain) void refresh()
  }, [signAgain, refresh])
  const mustSign = signAgain || (!hasArrived && isSignedForOther(reservation?.guests ?? []))

  const { payment } = site.policies
  const takesCards = !bill || isWithinLimits(bill.pending, payment.limits)
  const savedCards = takesCards ? (bill?.savedCards ?? []) : []
  const means = {
    pending: bill?.pending.minor ?? 0,
    paymentsAllowed: payment.allowed,
    atReception: payment.atReception,
    hasProvider: takesCards && payment.provider !== '',
    savedCards: savedCards.length,
  }
  const due = means.pending > 0
  const ways = due ? payWays(payActions(means), savedCards) : []
  // With one way there is nothing to ask.
  const preselected = ways.length === 1 ? ways[0] : ways.find((one) => one.action === preselectedPayAction(means))
  const way = ways.find(({ name }) => name === chosen) ?? preselected
  const action = way?.action
  // The hotel wants it before the arrival, and nobody here can take it.
  const isForReception = due && ways.length === 0
  const mailing = useBillMail({ reservation, payAction: due ? action : undefined, tried })
  const isEmpty = nobodySigns(reservation?.guests ?? [], site, today)

  const news = useDepositNews(code, reservation !== undefined)
  const short = hasArrived ? undefined : news.short
  const isEnough = news.told?.news === 'blocked' && !short
  const offered = hasArrived || news.isAsked || isEnough ? undefined : bill?.deposit
  // The bill may have been worked out before the last block.
  const toBlock = offered && short && offered.minor > short.amount.minor ? short.amount : offered
  /** Blocked with the payment, on the saved card that is charged. */
  const deposit = toBlock && !short && way?.card ? { amount: toBlock, card: way.card } : undefined
  const again = () => void Promise.all([refetch(), news.refetch()])
  const depositPage = useDepositPage({ code, amount: savedCards.length === 0 ? toBlock : undefined, refetch: again })
  const rest = useRestOfDeposit({
    code,
    amount: short && toBlock,
    card: way?.card ?? savedCards[0],
    refetch: again,
  })
  const depositShort = short && { ...short, rest, isMissing: tried }
  /** Nothing blocks it here: somebody at the desk will. */
  const leftToDesk = (way || !due) && !deposit && !depositPage ? toBlock : undefined
  const isUntold = !hasArrived && !news.isAsked && !news.told
  const depositAtDesk = isUntold ? (leftToDesk ?? bill?.depositAtDesk) : undefined
  const paysCard = due && (action === 'payWithOtherCard' || action === 'payWithToken')

  async function confirm() {
    setTried(true)
    if (!reservation || !bill || !terms.mayGoOn || isForReception || mailing.isWrong) return
    if (due && !action) return
    if (mustSign) return
    // Nothing is paid for a car whose key is not given yet.
    if (short && (rest ?? depositPage)) return
    if (!(await terms.keep(confirm))) return
    if (paysCard && (!payment.checkInFirst || hasArrived)) return setPaying(true)
    await arrive()
  }

  async function arrive() {
    if (!reservation) return
    const { id, reference, startDate, endDate, guests, notes, arrivalTime } = reservation
    const { printer } = site.policies.devices
    const said = {
      ...{ hotelId: hotel.id, reservationId: id, reference, startDate, endDate, ...mailing.said },
      billId: keptForArrival('bill', reference),
      payAction: isPaying ? undefined : action,
      wishes: { notes, arrivalTime },
      ...(Object.keys(printer).length > 0 && { printer }),
      guests: guests.map((guest) => ({
        id: guest.id,
        documentNumber: guest.documentNumber,
        firstName: guest.firstName,
        lastName: guest.lastName,
        ...(guest.signatureState === 'uploaded' && { signatureId: guest.id }),
      })),
      ...(site.product.isRac && { language, drivers: guests }),
    }
    const { key, since: confirmedAt } = wish.wishFor(said)
    try {
      const { keyboxQrUri, receiptFile, ...given } = await arrival.mutateAsync({
        key,
        query: reservationQuery(site),
        body: { ...said, confirmedAt },
      })
      wish.granted()
      if (keyboxQrUri) keepKeybox({ reference, uri: keyboxQrUri })
      if (receiptFile) keepForArrival('receipt', { reference, value: receiptFile })
      arrived(reference, given)
      await refresh()
      if (paysCard && payment.checkInFirst) setPaying(true)
      else journey.next()
    } catch (caught) {
      const { code: why } = asProblem(caught)
      if (why === 'signatureMissing') askHereAgain()
      if (why === 'termsMissing') await askTermsAgain()
      else if (isPaying) tellPaidNotArrived(reference, why)
      problems.show(caught, { action: 'Check-in', code, retry: confirm })
    }
  }

  /** Others were published meanwhile: they are accepted above the bill, paid or not. */
  async function askTermsAgain() {
    stopPaying()
    terms.askAgain()
    await refetch()
  }

  /** Money first or the arrival: whatever came second is done, and the guest goes on. */
  async function paid() {
    await blockDeposit()
    await refetch()
    if (hasArrived) journey.next()
    else await arrive()
  }

  /** What the card does not give now the desk asks for: nobody who has paid waits for it. */
  async function blockDeposit(): Promise<void> {
    if (!deposit) return
    const { amount, card } = deposit
    const body = { reference: code, card: card.token, amount, currency: amount.currency }
    await block.mutateAsync({ body, key: blocking.keyFor(body) }).catch(() => {})
  }

  async function signsAgain() {
    await refresh()
    journey.goTo(place('signpad', { code }))
  }

  function stopPaying() {
    setPaying(false)
    if (journey.place.params['result']) journey.goTo(withoutResult(journey.place), 'replace')
  }

  return {
    reservation,
    paying: isPaying && reservation && bill ? { paid, stop: stopPaying } : undefined,
    paysCard,
    /** How a card of this guest's is charged; a saved one is charged by whoever keeps it. */
    through: action === 'payWithToken' ? undefined : payProviderOf(payment.provider)?.through,
    isBack: journey.place.params['result'] !== undefined,
    card: way?.card,
    summary: bill,
    question,
    deposit,
    signsAgain: mustSign ? { go: signsAgain, isMissing: tried } : undefined,
    depositPage,
    depositShort,
    depositAtDesk,
    depositTold: news.told,
    loading: !bill || !terms.isKnown,
    due,
    ways,
    isForReception,
    way,
    choose: setChosen,
    vouchers,
    holding,
    mailing,
    terms: terms.asked && { ...terms.asked, missing: tried && !terms.asked.accepted },
    choiceMissing: tried && due && !action,
    busy: arrival.isPending || terms.busy,
    confirm,
    back: () => journey.back(isEmpty),
  }
}
