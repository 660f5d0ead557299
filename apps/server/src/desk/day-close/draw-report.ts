import type { DayReport } from '@foyer/contract/staff/day-report.ts'
import type { Language } from '@foyer/domain/basics/language.ts'
import { formatMoney } from '@foyer/domain/basics/money.ts'
import type { OverState } from '@foyer/domain/payment/owed.ts'
import { formatPaperDay, formatPaperMoment } from '../../papers/paper/paper-days.ts'
import { listPaperHead, type PaperHotel } from '../../papers/paper/paper-hotel.ts'
import { Sheet } from '../../papers/paper/sheet.ts'
import { getShiftText } from '../money/shift-texts.ts'
import { type ReportText, rentalReportTexts, reportTexts } from './report-texts.ts'

const MAX_BALANCES = 60

const debtTexts: Readonly<Record<OverState, ReportText>> = {
  departed: 'left',
  noShow: 'noShow',
  cancelled: 'cancelled',
}

/** The stored report of a closed day as a PDF. */
export async function drawReport(report: DayReport, paper: PaperHotel, language: Language): Promise<Buffer> {
  const { hotel, now, mark, partyWord } = paper
  const { currency } = report
  const say = (text: ReportText) => ((partyWord === 'driver' && rentalReportTexts[text]) || reportTexts[text])[language]
  const money = (minor: number) => formatMoney({ minor, currency }, language)
  const percent = (part: number, of: number) =>
    new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(of > 0 ? part / of : 0)
  const sum = (amounts: readonly number[]) => amounts.reduce((all, minor) => all + minor, 0)
  const fact = (text: ReportText, value: string) => ({ label: { hotel: say(text) }, value })
  const sheet = new Sheet({ title: `${say('title')} ${report.day}`, language, author: hotel.name, now })
  const drawn = (text: string) => (sheet.canDraw(text) ? text : '–')
  const moment = (at: string) => formatPaperMoment(new Date(at), language, hotel.timeZone)
  const forSale = report.rooms.all - report.rooms.outOfOrder
  const day = new Intl.DateTimeFormat(language, { timeZone: 'UTC', dateStyle: 'full' }).format(new Date(report.day))
  sheet.page(`${say('title')} ${report.day}`)
  sheet.heading({ hotel: say('title') }, listPaperHead(paper), mark)
  sheet.facts([
    fact('day', day),
    fact('closedAt', moment(report.at)),
    fact('occupancy', percent(report.rooms.sold, forSale)),
    fact('sold', `${report.rooms.sold} ${say('of')} ${forSale}`),
    fact('averageRate', money(report.averageRate)),
    fact('revPar', money(report.revPar)),
  ])
  sheet.section({ hotel: say('revenue') })
  sheet.amounts([
    ...report.revenue.map(({ group, net }) => ({ name: say(toGroupText(group)), amount: money(net) })),
    { name: say('total'), amount: money(sum(report.revenue.map(({ net }) => net))), strong: true },
    ...report.vat.map(({ rate, vat }) => ({ name: `${say('vat')} ${percent(rate, 10_000)}`, amount: money(vat) })),
    ...(report.cityTax === 0 ? [] : [{ name: say('cityTax'), amount: money(report.cityTax) }]),
  ])
  sheet.section({ hotel: say('payments') })
  sheet.amounts([
    ...report.payments.map(({ way, provider, count, net }) => ({
      name: [getShiftText(way, { language, partyWord }), provider, `${count}`].filter(Boolean).join(' · '),
      amount: money(net),
    })),
    { name: say('total'), amount: money(sum(report.payments.map(({ net }) => net))), strong: true },
  ])
  if (report.tills) {
    sheet.section({ hotel: say('tills') })
    sheet.amounts(
      report.tills.flatMap(({ terminal, till, taken, receipts }) => [
        { name: `${drawn(terminal)} · ${say('takenByCard')}`, amount: money(taken) },
        { name: `${till ? drawn(till) : say('noReceipt')} · ${say('cardReceipts')}`, amount: money(receipts) },
        { name: say('difference'), amount: money(taken - receipts), strong: true },
      ]),
    )
  }
  sheet.section({ hotel: say('movement') })
  sheet.facts([
    fact('arrived', `${report.arrivals.arrived} ${say('of')} ${report.arrivals.expected}`),
    fact('noShows', String(report.arrivals.noShows)),
    fact('left', `${report.departures.left} ${say('of')} ${report.departures.expected}`),
    fact('inHouse', `${report.inHouse.stays} (${report.inHouse.guests})`),
  ])
  if (report.drawers.length > 0) {
    sheet.section({ hotel: say('cash') })
    for (const { owner, at, expected, counted, reason } of report.drawers) {
      const name = owner ? drawn(owner) : getShiftText('shared', { language, partyWord })
      sheet.amounts([
        { name: [name, moment(at)].join(' · '), amount: `${money(counted)} (${money(counted - expected)})` },
      ])
      if (reason) sheet.text(reason)
    }
  }
  if (report.balances.length > 0) {
    sheet.section({ hotel: say('balances') })
    sheet.amounts([
      ...report.balances.slice(0, MAX_BALANCES).map(({ reference, room, minor }) => ({
        name: [room, reference].filter(Boolean).join(' · '),
        amount: money(minor),
      })),
      { name: say('total'), amount: money(sum(report.balances.map(({ minor }) => minor))), strong: true },
    ])
  }
  if (report.debts) {
    sheet.section({ hotel: say('debts') })
    sheet.amounts([
      ...report.debts.slice(0, MAX_BALANCES).map(({ reference, state = 'departed', leftOn, minor }) => ({
        name: [reference, `${say(debtTexts[state])} ${formatPaperDay(leftOn, language)}`].join(' · '),
        amount: money(minor),
      })),
      { name: say('total'), amount: money(sum(report.debts.map(({ minor }) => minor))), strong: true },
    ])
  }
  return sheet.finish()
}

const groupTexts: Readonly<Record<string, ReportText>> = { room: 'room', food: 'food', parking: 'parking' }
const toGroupText = (group: string): ReportText => groupTexts[group] ?? 'other'
