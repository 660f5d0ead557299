import { randomUUID } from 'node:crypto'
import type { Shift } from '@foyer/contract/staff/money.ts'
import type { MadeFile } from '@foyer/contract/staff/registration.ts'
import { formatMoney } from '@foyer/domain/basics/money.ts'
import { takingsOf } from '@foyer/domain/payment/takings.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Hotel } from '../../access/hotel/hotel.ts'
import { recordAudit } from '../../access/serve/staff-calls.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import type { AskProvider } from '../../money/payment/ask-provider.ts'
import { csv } from '../../outside/police/csv.ts'
import { paperHotel } from '../../papers/paper/paper-hotel.ts'
import { type OpenMovement, openMovements } from './money.store.ts'
import { countPostings, keepShift, lastShift, providerPayments, readShifts, takeTurnAtShift } from './shift.store.ts'
import { type ShiftSpeech, type ShiftWord, shiftWord } from './shift-words.ts'

type Differences = Shift['differences']

/** Asked all together; a shift has fewer. */
const MOST_ASKED = 200
const AT_ONCE = 5

export function shiftService({ sites, provider }: { readonly sites: Sites; readonly provider: AskProvider }) {
  return {
    /** What would be closed now, without asking anybody. */
    async open({ tx, hotel, now }: Staff) {
      const movements = await openMovements(tx)
      const last = await lastShift(tx)
      const closed = await readShifts(tx)
      return {
        shift: shiftOf(movements, { hotel, from: last, to: now, differences: [] }),
        closed: closed.map(({ id, said }) => ({ id, to: said.to, by: said.by, net: said.net })),
      }
    },

    /** What providers say of the payments of this shift, with no transaction open. */
    async differences(hotel: Hotel, known: Awaited<ReturnType<typeof providerPayments>>): Promise<Differences> {
      const asked = known.slice(0, MOST_ASKED)
      const found: Differences = []
      for (let at = 0; at < asked.length; at += AT_ONCE) {
        const some = await Promise.all(
          asked.slice(at, at + AT_ONCE).map(async ({ minor, state, ...one }) => {
            const amount = { minor, currency: hotel.currency }
            const said = await provider.status(hotel, { ...one, amount })
            return { ...one, amount, ours: state, theirs: said?.state ?? ('silent' as const) }
          }),
        )
        found.push(
          ...some
            .filter(({ ours, theirs }) => !agree[theirs].includes(ours))
            .map(({ reference, number, provider: name, amount, ours, theirs }) => ({
              reference,
              number,
              provider: name,
              amount,
              ours,
              theirs,
            })),
        )
      }
      return found
    },

    known: ({ tx }: Staff) => providerPayments(tx),

    /** Every posting is counted once: whoever closes second counts what came since. */
    async close(
      staff: Staff,
      { counted, note }: { counted?: number | undefined; note?: string | undefined },
      differences: Differences,
    ): Promise<Shift> {
      const { tx, hotel, now } = staff
      await takeTurnAtShift(tx, hotel.id)
      const movements = await openMovements(tx)
      const from = await lastShift(tx)
      const id = randomUUID()
      const shift: Shift = {
        ...shiftOf(movements, { hotel, from, to: now, differences }),
        id,
        by: staff.name,
        ...(counted !== undefined && { counted: { minor: counted, currency: hotel.currency } }),
        ...(note && { note }),
      }
      await keepShift(tx, hotel.id, id, from ?? null, now, staff.id, JSON.stringify(shift))
      await countPostings(
        tx,
        hotel.id,
        id,
        movements.map(({ postingId }) => postingId),
      )
      await recordAudit(staff, {
        action: 'shiftClosed',
        subject: id,
        details: { net: formatMoney(shift.net, 'en'), differences: String(differences.length) },
      })
      return shift
    },

    async paper(staff: Staff, id: string, form: 'pdf' | 'csv'): Promise<MadeFile> {
      const shift = (await readShifts(staff.tx)).find((one) => one.id === id)?.said
      if (!shift) throw new Problem('notFound', 'there is no such shift')
      const name = `shift-${shift.to.slice(0, 10)}-${id.slice(0, 4)}.${form}`
      const { language } = staff
      const paper = await paperHotel(staff, sites)
      if (form === 'csv') {
        const content = Buffer.from(csvOf(shift, { language, partyWord: paper.partyWord }))
        return { name, type: 'text/csv', content: content.toString('base64') }
      }
      // Only who asks for a paper loads what draws it.
      const { shiftPdf } = await import('./shift-pdf.ts')
      const content = await shiftPdf(shift, paper, language)
      return { name, type: 'application/pdf', content: content.toString('base64') }
    },
  }
}

export type ShiftService = ReturnType<typeof shiftService>

/** What we may say of a payment of which a provider says this. */
const agree: Readonly<Record<Differences[number]['theirs'], readonly string[]>> = {
  captured: ['captured', 'refunded', 'voided'],
  refused: ['refused'],
  pending: ['created', 'sent', 'unknown', 'refused'],
  unheard: ['created', 'sent', 'unknown', 'refused'],
  silent: [],
}

interface Frame {
  readonly hotel: Hotel
  readonly from: Date | undefined
  readonly to: Date
  readonly differences: Differences
}

function shiftOf(movements: readonly OpenMovement[], { hotel, from, to, differences }: Frame): Shift {
  const money = (minor: number) => ({ minor, currency: hotel.currency })
  const takings = takingsOf(movements.map(({ person, ...one }) => ({ ...one, person: person ?? undefined })))
  const sum = (some: readonly { net: number }[]) => some.reduce((all, { net }) => all + net, 0)
  return {
    ...(from && { from: from.toISOString() }),
    to: to.toISOString(),
    takings: takings.map(({ taken, returned, net, ...one }) => ({
      ...one,
      taken: money(taken),
      returned: money(returned),
      net: money(net),
    })),
    net: money(sum(takings)),
    cash: money(sum(takings.filter(({ way }) => way === 'cash'))),
    differences,
  }
}

function csvOf(shift: Shift, speech: ShiftSpeech): string {
  const { language } = speech
  const say = (word: ShiftWord) => shiftWord(word, speech)
  const amount = ({ minor, currency }: Shift['net']) => formatMoney({ minor, currency }, language)
  return csv([
    [say('way'), say('provider'), say('person'), say('count'), say('taken'), say('returned')],
    ...shift.takings.map(({ way, provider, person, count, taken, returned }) => [
      say(way),
      provider,
      person ?? say('guest'),
      String(count),
      amount(taken),
      amount(returned),
    ]),
    ...shift.differences.map(({ reference, number, provider, amount: of, ours, theirs }) => [
      say('difference'),
      provider,
      `${reference} ${number}`,
      '',
      amount(of),
      `${ours} / ${theirs}`,
    ]),
  ])
}
