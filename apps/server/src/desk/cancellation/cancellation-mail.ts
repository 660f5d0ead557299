import { type Language, languages } from '@foyer/domain/basics/language.ts'
import { formatMoney } from '@foyer/domain/basics/money.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import type { BookedReservation } from '../../book/reservation/booked-reservation.store.ts'
import { findContactAddress } from '../../book/reservation/contact-address.ts'
import { formatMailText } from '../../papers/mail/mail-texts.ts'
import type { Mails } from '../../papers/mail/mails.ts'
import type { TemplateName } from '../../papers/mail/templates.ts'

/** In minor units. */
interface CancelledMoney {
  readonly paid: number
  readonly fee: number
  readonly refund: number
  /** Paid to another company, such as a booking portal, which refunds it. */
  readonly elsewhere: number
  /** What is left of the fee to pay. */
  readonly owed: number
}

/** Mails the guest what was charged, what is refunded and what is left to pay; nothing without an address. */
export async function mailCancellation(
  { mails, sites }: { readonly mails: Mails; readonly sites: Pick<Sites, 'site'> },
  { tx, hotel }: Pick<Staff, 'tx' | 'hotel'>,
  stay: BookedReservation,
  { money, otherwise }: { readonly money: CancelledMoney; readonly otherwise: Language },
): Promise<void> {
  const main = stay.guests.find((guest) => guest.main) ?? stay.guests[0]
  const to = await findContactAddress(sites, { tx, hotel }, stay)
  if (!to) return
  const language = languages.find((one) => one === main?.language) ?? otherwise
  const fact = (word: 'factPaid' | 'factFee' | 'factToPay' | 'factRefund' | 'factRefundElsewhere', minor: number) => ({
    name: formatMailText(word, { language }),
    value: formatMoney({ minor, currency: hotel.currency }, language),
  })
  await mails.save(tx, {
    hotelId: hotel.id,
    reservationId: stay.id,
    to,
    language,
    template: chooseTemplate(money),
    values: { ...(main?.firstName && { name: main.firstName }) },
    card: {
      facts: [
        { name: formatMailText('factNumber', { language }), value: stay.reference },
        fact('factPaid', money.paid),
        fact('factFee', money.fee),
        ...(money.owed > 0 ? [fact('factToPay', money.owed)] : [fact('factRefund', money.refund)]),
        ...(money.elsewhere > 0 ? [fact('factRefundElsewhere', money.elsewhere)] : []),
      ],
    },
  })
}

function chooseTemplate({ refund, owed }: CancelledMoney): TemplateName {
  if (owed > 0) return 'cancelledOwing'
  return refund > 0 ? 'cancelledRefunded' : 'cancelled'
}
