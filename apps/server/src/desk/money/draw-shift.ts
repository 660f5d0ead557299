import type { Shift } from '@foyer/contract/staff/money.ts'
import type { Language } from '@foyer/domain/basics/language.ts'
import { formatMoney, type Money } from '@foyer/domain/basics/money.ts'
import { formatPaperMoment } from '../../papers/paper/paper-days.ts'
import { listPaperHead, type PaperHotel } from '../../papers/paper/paper-hotel.ts'
import { Sheet } from '../../papers/paper/sheet.ts'
import { ourStateTexts, providerStateTexts } from './shift-state-texts.ts'
import { getShiftText, type ShiftText } from './shift-texts.ts'

/** A closed shift as a PDF: takings by way and person, and what doesn't agree. */
export async function drawShift(shift: Shift, paper: PaperHotel, language: Language): Promise<Buffer> {
  const { hotel, now, mark, partyWord } = paper
  const say = (word: ShiftText) => getShiftText(word, { language, partyWord })
  const money = (amount: Money) => formatMoney(amount, language)
  const moment = (at: string) => formatPaperMoment(new Date(at), language, hotel.timeZone)
  const fact = (word: ShiftText, value: string | undefined) => ({
    label: { hotel: say(word) },
    value,
  })
  const sheet = new Sheet({ title: `${say('title')} ${shift.to.slice(0, 10)}`, language, author: hotel.name, now })
  const drawn = (text: string) => (sheet.canDraw(text) ? text : '–')
  sheet.page(`${say('made')} ${formatPaperMoment(now, language, hotel.timeZone)}`)
  sheet.heading({ hotel: say('title') }, listPaperHead(paper), mark)
  sheet.facts([
    fact('from', shift.from && moment(shift.from)),
    fact('to', moment(shift.to)),
    fact('by', shift.by && drawn(shift.by)),
  ])
  sheet.section({ hotel: say('takings') })
  sheet.amounts([
    ...shift.takings.map(({ way, provider, person, count, returned, net }) => ({
      name: [
        say(way),
        provider,
        person ? drawn(person) : say('guest'),
        `${count}`,
        returned.minor > 0 ? `${say('returned')} ${money(returned)}` : '',
      ]
        .filter(Boolean)
        .join(' · '),
      amount: money(net),
    })),
    { name: say('net'), amount: money(shift.net), strong: true },
  ])
  const { counted, cash, drawers = [] } = shift
  sheet.amounts([
    ...(cash ? [{ name: say('drawer'), amount: money(cash) }] : []),
    ...(counted && cash
      ? [
          { name: say('counted'), amount: money(counted) },
          {
            name: say('difference'),
            amount: money({ ...counted, minor: counted.minor - cash.minor }),
            strong: true,
          },
        ]
      : []),
  ])
  for (const drawer of drawers) {
    const of = (minor: number) => money({ minor, currency: shift.net.currency })
    sheet.section({ hotel: [drawer.owner ? drawn(drawer.owner) : say('shared'), moment(drawer.at)].join(' · ') })
    sheet.amounts([
      { name: say('float'), amount: of(drawer.float) },
      { name: say('drawer'), amount: of(drawer.expected) },
      { name: say('counted'), amount: of(drawer.counted) },
      { name: say('difference'), amount: of(drawer.counted - drawer.expected), strong: true },
      { name: say('toSafe'), amount: of(drawer.toSafe) },
    ])
    if (drawer.reason) sheet.text(drawer.reason)
  }
  sheet.section({ hotel: say('differences') })
  if (shift.differences.length === 0) sheet.text(say('none'))
  else
    sheet.amounts(
      shift.differences.map(({ reference, number, provider, amount, ours, theirs }) => ({
        name: `${reference} · ${provider} ${number} · ${ourStateTexts[ours][language]} / ${providerStateTexts[theirs][language]}`,
        amount: money(amount),
      })),
    )
  if (shift.note) sheet.text(shift.note)
  return sheet.finish()
}
