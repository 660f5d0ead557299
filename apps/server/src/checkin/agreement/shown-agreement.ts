import { createHash } from 'node:crypto'
import type { readAgreement } from '@foyer/contract/agreement.ts'
import { textIn } from '@foyer/domain/basics/text-in.ts'
import { depositOf, vehicleIn } from '@foyer/domain/upsell/fleet.ts'
import type * as z from 'zod/mini'
import type { Sites } from '../../access/site/sites.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { balanceOfFolio, openBook } from '../../book/reservation/book.ts'
import type { FoundReservation } from '../../book/reservation/reservation.service.ts'
import { readChosen, readTypes } from '../../book/upgrade/upgrade.store.ts'

type Shown = z.output<typeof readAgreement.reply>

/** Builds the agreement shown above a driver's signature, from current data. */
export async function shownAgreement(visit: Visit, sites: Sites, reservation: FoundReservation): Promise<Shown> {
  const { tx, hotel, language } = visit
  const { id, room, startDate, endDate } = reservation
  const { config } = await sites.config(tx, hotel)
  const { fleet, hotelInfo } = config
  const chosen = await readChosen(tx, id)
  // Names the exact car only if it was chosen; otherwise the guest learns it with the key.
  const better = chosen && !chosen.applied ? chosen : undefined
  const typeId = better?.typeId ?? room.typeId
  const vehicle = better && vehicleIn(fleet, better.roomNumber)
  const [type] = better ? await readTypes(tx, [typeId]) : []
  const group = textIn(type ? { en: type.name, ...type.names } : { en: room.type, ...room.typeNames }, language)
  const folio = await openBook(hotel, tx).folio(id)
  const { total } = balanceOfFolio(folio)
  // A voucher only lowers the price, so it doesn't require signing again.
  const price = balanceOfFolio(folio.filter(({ origin }) => !origin?.startsWith('voucher:'))).total
  const deposit = depositOf(fleet, typeId, hotel.currency)
  const facts = [typeId, vehicle?.plate ?? '', startDate, endDate, price, deposit?.minor ?? 0, hotel.currency]
  return {
    agreement: createHash('sha256').update(facts.join('\n')).digest('base64url'),
    car: vehicle ? `${group} (${vehicle.model}, ${vehicle.plate})` : group,
    startDate,
    endDate,
    ...(hotelInfo.checkOutUntil && { returnBy: hotelInfo.checkOutUntil }),
    total: { minor: total, currency: hotel.currency },
    ...(deposit && { deposit }),
    currency: hotel.currency,
  }
}
