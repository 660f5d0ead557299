import { fetchSummary } from '@foyer/contract/summary.ts'
import type { Calls } from '../../access/serve/serve.ts'
import type { Visit } from '../../access/visit/visit.ts'
import type { CustomerService } from '../../book/customer/customer.service.ts'
import type { RefreshReservation } from '../../book/hotel-system/refresh-reservation.ts'
import { getTermsState } from '../../book/legal/get-terms-state.ts'
import type { Bill, ReservationService } from '../../book/reservation/reservation.service.ts'
import type { FixedBillAddress } from '../../money/bill/fixed-bill-address.ts'
import type { SummaryCards } from '../../money/payment/summary-cards.ts'
import type { VoucherService } from '../../money/voucher/voucher.service.ts'
import { getNetwork } from '../../platform/attempts/get-network.ts'
import type { ExtrasService } from '../extras/extras.service.ts'
import type { PickUpService } from '../pick-up/pick-up.service.ts'
import { toSummary } from './summary.ts'

interface SummaryRoutesDependencies {
  readonly reservations: ReservationService
  readonly vouchers: VoucherService
  readonly customers: CustomerService
  readonly extras: Pick<ExtrasService, 'follow' | 'followDrivers'>
  readonly pickUps: Pick<PickUpService, 'assertOwnProcess'>
  readonly refreshReservation: RefreshReservation
  readonly agreements: { voidOther(visit: Visit, reference: string): Promise<boolean> }
  readonly cards: SummaryCards
  readonly fixedBillAddress: FixedBillAddress
}

export function summaryRoutes(
  calls: Calls,
  {
    reservations,
    vouchers,
    customers,
    extras,
    pickUps,
    refreshReservation,
    agreements,
    cards,
    fixedBillAddress,
  }: SummaryRoutesDependencies,
): void {
  async function holderOf(visit: Visit, reference: string) {
    if (!visit.site.policies.summary.changeCustomer) return undefined
    const held = await customers.holder(visit, await reservations.one(visit, reference))
    return held && { customerId: held.customerId, type: held.type, name: held.name }
  }

  /**
   * Updates extras per night to the stay's dates until arrival. Returns the bill if it is
   * unchanged.
   */
  async function followStay(visit: Visit, reference: string): Promise<Bill | undefined> {
    if (visit.site.product.addsPeople) await extras.followDrivers(visit, reference)
    const bill = await reservations.bill(visit, reference)
    const hasExtras = bill.folio.some(({ origin }) => origin?.startsWith('extra:'))
    if (bill.state !== 'expected' || !hasExtras) return bill
    await extras.follow(visit, reference)
    return undefined
  }

  calls.serve(
    fetchSummary,
    async ({ body, request }, visit) => {
      const network = getNetwork(request.ip)
      await pickUps.assertOwnProcess(visit, body.reference, body.pickUpProcess)
      const { vouchers: typed = [], droppedVouchers: dropped = [] } = body
      const followed = await followStay(visit, body.reference)
      await vouchers.remove(visit, body.reference, dropped)
      const before = dropped.length === 0 ? followed : undefined
      const { bill, refused } = await vouchers.redeem(visit, body.reference, { typed, network, before })
      const invoiceHolder = await holderOf(visit, body.reference)
      const { roomAvailable, asOf, acceptedTerms } = bill
      const fixed = await fixedBillAddress(visit, body.reference)
      const signAgain = await agreements.voidOther(visit, body.reference)
      return {
        ...toSummary(bill, { currency: visit.hotel.currency, language: visit.language }),
        ...(invoiceHolder && { invoiceHolder }),
        ...(refused.length > 0 && { discountError: { codes: refused } }),
        ...(!roomAvailable && { roomNotAvailable: true }),
        ...(asOf && { asOf: asOf.toISOString() }),
        ...(signAgain && { signAgain }),
        ...(fixed && { fixedBillAddress: fixed }),
        ...(await cards(visit, body)),
        ...(getTermsState(visit, acceptedTerms) === 'accepted' && { termsAccepted: true }),
      }
    },
    { first: ({ request, body }) => refreshReservation(request, body.reference) },
  )
}
