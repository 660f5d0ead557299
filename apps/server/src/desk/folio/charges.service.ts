import { randomUUID } from 'node:crypto'
import type { correctCharge, moveCharges, postCharge } from '@foyer/contract/staff/folio.ts'
import { localizeText } from '@foyer/domain/basics/localize-text.ts'
import { formatMoney, toDecimal } from '@foyer/domain/basics/money.ts'
import { toCorrectionNames, toMoveNames } from '@foyer/domain/folio/correction-names.ts'
import type { FolioConfig } from '@foyer/domain/folio/folio-config.ts'
import { getLineTax } from '@foyer/domain/folio/line-tax.ts'
import { findPayerId } from '@foyer/domain/folio/route.ts'
import { toPercent } from '@foyer/domain/folio/vat.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { toReferenceKey } from '@foyer/domain/reservation/reference-key.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import type * as z from 'zod/mini'
import { recordAudit } from '../../access/serve/staff-calls.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import type { HotelPublisher } from '../../book/hotel-system/hotel-publisher.ts'
import { hasSystem } from '../../book/hotel-system/publish-event.ts'
import { acquireReservationLock } from '../../book/lease/lease.store.ts'
import { getBusinessDay } from '../../money/business-day/business-day.ts'
import {
  type BillLine,
  computeRest,
  findLine,
  insertLines,
  type NewLine,
  toReducedOrigin,
} from '../../money/folio/folio-line.store.ts'
import { postLines } from '../../money/folio/post-lines.ts'
import { getReservation, lockStay } from '../arrivals/lock-stay.ts'
import { getStayRow } from '../arrivals/stay-row.ts'
import { assertWithinLimit } from './correction-limit.ts'
import { listFolios, setPaymentFolio } from './folio.store.ts'
import { toFolioId } from './to-folio-id.ts'

type PostedStay = Pick<Reservation, 'id' | 'reference'>
type ChargeInput = z.output<typeof postCharge.body>
type CorrectionInput = z.output<typeof correctCharge.body>
type MoveInput = z.output<typeof moveCharges.body>

interface ChargesDependencies {
  readonly sites: Sites
  readonly hotelPublisher: Pick<HotelPublisher, 'charged'>
}

/**
 * Charges at the desk. Each is posted at once, and changed only by further lines. The hotel's own
 * system, if there is one, gets each of them.
 */
export function createChargesService({ sites, hotelPublisher }: ChargesDependencies) {
  const readConfig = async (staff: Staff): Promise<FolioConfig> =>
    (await sites.config(staff.tx, staff.hotel)).config.folio

  async function assertOwnFolios(staff: Staff): Promise<void> {
    if (await hasSystem({ sites }, staff)) throw new Problem('setInHotelSystem')
  }

  /** Inserts a line and posts it, here and in the hotel's system. */
  async function postNew(staff: Staff, stay: PostedStay, line: NewLine, config: FolioConfig): Promise<void> {
    await insertLines(staff.tx, staff.hotel.id, stay.id, JSON.stringify([{ ...line, memberId: staff.id }]))
    await postLines(staff, await findLine(staff.tx, line.id), await getPosting(staff, config))
    const { id, names, quantity, day, serviceId, vat, corrects, comment } = line
    await hotelPublisher.charged(staff, stay, {
      line: id,
      names,
      amount: toDecimal({ minor: line.amount, currency: staff.hotel.currency }),
      quantity,
      day,
      ...(serviceId && { service: serviceId }),
      ...(vat !== undefined && { vat: toPercent(vat) }),
      ...(corrects && { corrects }),
      ...(comment && { comment }),
    })
  }

  return {
    async post(staff: Staff, typed: string, said: ChargeInput, key: string): Promise<string> {
      const config = await readConfig(staff)
      const stay = await lockStay(staff, typed)
      const [before] = await findLine(staff.tx, key)
      if (before) {
        if (before.reservationId === stay.id && before.serviceId === said.serviceId) return key
        throw new Problem('keyReused', 'this idempotency key was used for something else')
      }
      assertCanBeCharged(stay)
      const service = config.services.find(({ id, on }) => id === said.serviceId && on)
      if (!service) throw new Problem('notFound', 'not in the price list')
      const listed = service.price * said.quantity
      const amount = said.price * said.quantity
      if (amount !== listed && !said.comment) throw new Problem('badInput', 'another price needs a reason')
      await assertWithinLimit(staff, stay.id, listed - amount, config)
      const folios = await listFolios(staff.tx, stay.id)
      const routed = findPayerId(folios, { group: service.group, serviceId: service.id })
      const folioId = said.payer === undefined ? routed : toFolioId(folios, said.payer)
      const { day } = await getPosting(staff, config)
      if (said.day && (said.day > day || said.day < stay.startDate))
        throw new Problem('badInput', 'not a day of the stay')
      await postNew(
        staff,
        stay,
        {
          id: key,
          kind: 'charge',
          source: 'foyer',
          ...(amount < listed && { origin: toReducedOrigin(listed - amount, key) }),
          names: toNames(service.names),
          amount,
          quantity: said.quantity,
          day: said.day ?? day,
          folioId,
          vat: service.vat ?? config.vat.extras,
          group: service.group,
          serviceId: service.id,
          comment: said.comment,
        },
        config,
      )
      await recordAudit(staff, {
        action: 'chargePosted',
        subject: stay.reference,
        details: { service: localizeText(service.names, 'en') || service.id, amount: format(staff, amount) },
        ...(said.comment && { reason: said.comment }),
      })
      return key
    },

    async correct(
      staff: Staff,
      which: { readonly reference: string; readonly id: string },
      { minor, reason }: CorrectionInput,
      key: string,
    ): Promise<string> {
      const config = await readConfig(staff)
      const stay = await lockStay(staff, which.reference)
      if ((await findLine(staff.tx, key)).length > 0) return key
      const line = await getLine(staff, stay.id, which.id)
      // The hotel's system corrects its own lines.
      if (line.source === 'hotel') await assertOwnFolios(staff)
      await assertRest(staff, line, minor)
      await assertWithinLimit(staff, stay.id, minor, config)
      await postInAdvance(staff, line, config)
      const correction = toCounterLine(line, minor, config)
      await postNew(
        staff,
        stay,
        {
          ...correction,
          id: key,
          origin: `correction:${key}`,
          names: toCorrectionNames(line.names),
          day: line.day ?? (await getPosting(staff, config)).day,
          comment: reason,
        },
        config,
      )
      await recordAudit(staff, {
        action: 'chargeCorrected',
        subject: stay.reference,
        details: { amount: format(staff, minor) },
        reason,
      })
      return key
    },

    async move(staff: Staff, typed: string, { lines, minor, payer, toReference }: MoveInput): Promise<void> {
      await assertOwnFolios(staff)
      const config = await readConfig(staff)
      const [stay, target] = await lockStays(staff, typed, toReference)
      const folioId = toFolioId(await listFolios(staff.tx, target.id), payer ?? 'guest')
      if (minor !== undefined && lines.length > 1) throw new Problem('badInput', 'a part of one line only')
      assertCanBeCharged(target)
      let moved = 0
      for (const id of new Set(lines)) {
        const isPayment =
          target.id === stay.id && (await setPaymentFolio(staff.tx, stay.id, id, folioId ?? null)).length > 0
        if (isPayment) continue
        const line = await getLine(staff, stay.id, id)
        // A double click, or a retry after a lost answer.
        if (target.id === stay.id && (line.folioId ?? undefined) === folioId && line.postedOn) continue
        moved += await moveLine(staff, line, { minor, stay, target, folioId, config })
      }
      await recordAudit(staff, {
        action: 'chargesMoved',
        subject: stay.reference,
        details: { amount: format(staff, moved), ...(target.id !== stay.id && { to: target.reference }) },
      })
    },
  }

  interface Destination {
    readonly minor: number | undefined
    readonly stay: Reservation
    readonly target: Reservation
    readonly folioId: string | undefined
    readonly config: FolioConfig
  }

  /**
   * Takes the line back where it is and charges it where it goes. Returns the amount. What moves to
   * guests who have not arrived counts as taken off: they may never come.
   */
  async function moveLine(staff: Staff, line: BillLine, to: Destination): Promise<number> {
    const [left] = await computeRest(staff.tx, line.id)
    const part = to.minor ?? left?.minor ?? 0
    if (part === 0) return 0
    await assertRest(staff, line, part)
    await postInAdvance(staff, line, to.config)
    const { day } = await getPosting(staff, to.config)
    const isAhead = to.target.id !== to.stay.id && to.target.state === 'expected'
    if (isAhead) await assertWithinLimit(staff, to.stay.id, part, to.config)
    const counter = toCounterLine(line, part, to.config)
    const shared = { day: line.day ?? day, corrects: line.id }
    const taken = {
      ...counter,
      ...shared,
      id: randomUUID(),
      origin: `${isAhead ? 'moveAhead' : 'move'}:${randomUUID()}`,
      names: toMoveNames(line.names),
    }
    await postNew(staff, to.stay, taken, to.config)
    const arriving: NewLine = {
      ...counter,
      ...shared,
      id: randomUUID(),
      origin: `moved:${randomUUID()}`,
      names: line.names,
      amount: part,
      quantity: 0 - counter.quantity,
      folioId: to.folioId,
    }
    await postNew(staff, to.target, arriving, to.config)
    return part
  }
}

export type ChargesService = ReturnType<typeof createChargesService>

const format = ({ hotel }: Staff, minor: number) => formatMoney({ minor, currency: hotel.currency }, 'en')

const toNames = (names: Readonly<Partial<Record<string, string>>>): Record<string, string> =>
  Object.fromEntries(Object.entries(names).filter((entry): entry is [string, string] => entry[1] !== undefined))

async function getPosting({ tx, hotel, today, id }: Staff, config: FolioConfig) {
  return { day: await getBusinessDay(tx, hotel, today), memberId: id, config }
}

/** The same as a line that takes back a part of it. */
function toCounterLine(line: BillLine, minor: number, config: FolioConfig) {
  const { group, vat } = getLineTax(line, config)
  return {
    kind: line.kind,
    source: 'foyer' as const,
    amount: 0 - minor,
    quantity: minor === line.amount ? 0 - line.quantity : -1,
    folioId: line.folioId ?? undefined,
    vat,
    group,
    serviceId: line.serviceId ?? undefined,
    corrects: line.id,
  }
}

/** A line that is corrected or moved is posted first, since it must not change any more. */
async function postInAdvance(staff: Staff, line: BillLine, config: FolioConfig): Promise<void> {
  if (!line.postedOn) await postLines(staff, [line], await getPosting(staff, config))
}

function assertCanBeCharged({ state }: Reservation): void {
  if (state === 'cancelled' || state === 'noShow') throw new Problem('stayEnded')
}

async function getLine({ tx }: Staff, reservationId: string, id: string): Promise<BillLine> {
  const [line] = await findLine(tx, id)
  if (!line || line.reservationId !== reservationId) throw new Problem('notFound', 'no such line')
  return line
}

/** Throws if less is left of the line, such as after a colleague's correction. */
async function assertRest({ tx }: Staff, line: BillLine, minor: number): Promise<void> {
  const [left] = await computeRest(tx, line.id)
  if (!left || left.minor < minor || line.amount <= 0) throw new Problem('alreadyHandled', 'less is left of the line')
}

/** Locks both stays in the order of their ids, so that two moves cannot block each other. */
async function lockStays(
  staff: Staff,
  typed: string,
  other: string | undefined,
): Promise<readonly [Reservation, Reservation]> {
  const from = await getStayRow(staff, typed)
  const to = other && toReferenceKey(other) !== from.reference ? await getStayRow(staff, other) : from
  for (const id of [...new Set([from.id, to.id])].toSorted()) await acquireReservationLock(staff, id)
  const stay = await getReservation(staff, from.id)
  return [stay, to.id === from.id ? stay : await getReservation(staff, to.id)]
}
