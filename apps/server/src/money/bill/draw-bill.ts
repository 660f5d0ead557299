import type { Language } from '@foyer/domain/basics/language.ts'
import { localizeText } from '@foyer/domain/basics/localize-text.ts'
import { formatMoney } from '@foyer/domain/basics/money.ts'
import { getFullName } from '@foyer/domain/guest/guest.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import type { Holder } from '../../book/customer/customer.service.ts'
import { computeFolioBalance, type FolioLine } from '../../book/reservation/book.ts'
import type { AmountRow } from '../../papers/paper/drawing.ts'
import { formatPaperDay, formatPaperMoment } from '../../papers/paper/paper-days.ts'
import { listPaperHead, type PaperHotel } from '../../papers/paper/paper-hotel.ts'
import { Sheet } from '../../papers/paper/sheet.ts'
import { type BillText, formatBillText } from './bill-texts.ts'

export interface BillContent {
  readonly reservation: Reservation
  readonly folio: readonly FolioLine[]
  /** Amount collected at the desk that isn't on the bill yet, in minor units. */
  readonly collected: number
  /** The invoice holder, with as much as this reader may see. */
  readonly holder: Holder | undefined
  /** The reader's language. */
  readonly language: Language
}

/**
 * Draws what a stay cost and what was paid, on one sheet in the guest's language. It shows the
 * guest's name but no address, because a name and a room number are enough to get it.
 */
export async function drawBill(
  { reservation, folio, collected, holder, language }: BillContent,
  paper: PaperHotel,
): Promise<Buffer> {
  const { hotel, now, mark, billType, partyWord } = paper
  const say = (word: BillText, values = {}) => formatBillText(word, { language, partyWord }, values)
  const money = (minor: number) => formatMoney({ minor, currency: hotel.currency }, language)
  const title = say(billType === 'bill' ? 'title' : 'commercialTitle')
  const sheet = new Sheet({ title: `${title} ${reservation.reference}`, language, author: hotel.name, now })
  const drawn = (text: string | undefined) => (text && sheet.canDraw(text) ? text : undefined)
  const fact = (word: BillText, value: string | undefined) => ({ label: { hotel: say(word) }, value })
  const main = reservation.guests.find((guest) => guest.main) ?? reservation.guests[0]
  const guestName = getFullName(main ?? {})
  const bookedName = getFullName(reservation.customer)
  const { total, pending, credit } = computeFolioBalance(folio)
  const due = pending - collected

  sheet.page(say('made', { moment: formatPaperMoment(now, language, hotel.timeZone) }))
  sheet.heading({ hotel: title }, listPaperHead(paper), mark)
  sheet.section({ hotel: `${say('number')} ${reservation.reference}` })
  sheet.facts(
    [
      // If our fonts lack the letters of both, the rest of a name is better than none.
      fact('guest', drawn(guestName) ?? drawn(bookedName) ?? guestName ?? bookedName),
      fact('room', reservation.room.number),
      fact('arrival', formatPaperDay(reservation.startDate, language)),
      fact('departure', formatPaperDay(reservation.endDate, language)),
      fact('nights', String(reservation.nights)),
    ],
    3,
  )
  if (holder && holder.type !== 'guest') {
    sheet.section({ hotel: say('invoiceTo') })
    sheet.facts(
      [
        fact('holder', drawn(holder.name)),
        ...holder.facts.map(({ label, value }) => ({ label: { hotel: label }, value: drawn(value) })),
      ],
      3,
    )
  } else if (holder && holder.name !== guestName) {
    sheet.facts([fact('invoiceTo', drawn(holder.name))], 3)
  }
  const rows = (kind: FolioLine['kind']): AmountRow[] =>
    folio
      .filter((line) => line.kind === kind)
      .map(({ names, amount }) => ({ name: localizeText(names, language), amount: money(amount.minor) }))
  sheet.section({ hotel: say('lines') })
  sheet.amounts([...rows('charge'), ...rows('tax'), { name: say('total'), amount: money(total), strong: true }])
  const atDesk = collected > 0 ? [{ name: say('paidAtDesk'), amount: money(-collected) }] : []
  const payments = [...rows('payment'), ...atDesk]
  if (payments.length > 0) {
    sheet.section({ hotel: say('payments') })
    sheet.amounts(payments)
  }
  sheet.amounts([
    credit > 0
      ? { name: say('credit'), amount: money(credit), strong: true }
      : { name: say(due > 0 ? 'due' : 'settled'), amount: money(due), strong: true },
  ])
  sheet.text(say('thanks'))
  return sheet.finish()
}
