import { createHash } from 'node:crypto'
import type { readAgreement } from '@foyer/contract/agreement.ts'
import { localizeText } from '@foyer/domain/basics/localize-text.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { findVehicle, getGroupDeposit } from '@foyer/domain/upsell/fleet.ts'
import type * as z from 'zod/mini'
import type { Sites } from '../../access/site/sites.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { computeFolioBalance, createReservationBook } from '../../book/reservation/book.ts'
import { readChosen, readTypes } from '../../book/upgrade/upgrade.store.ts'

type ShownAgreement = z.output<typeof readAgreement.reply>

/** Builds the agreement shown above a driver's signature, from current data. */
export async function readShownAgreement(
  visit: Pick<Visit, 'tx' | 'hotel' | 'language'>,
  sites: Sites,
  reservation: Reservation,
): Promise<ShownAgreement> {
  const { tx, hotel, language } = visit
  const { id, room, startDate, endDate } = reservation
  const { config } = await sites.config(tx, hotel)
  const { fleet, hotelInfo } = config
  const chosen = await readChosen(tx, id)
  // Names the exact car only if it was chosen; otherwise the guest learns it with the key.
  const better = chosen && !chosen.applied ? chosen : undefined
  const typeId = better?.typeId ?? room.typeId
  const vehicle = better && findVehicle(fleet, better.roomNumber)
  const [type] = better ? await readTypes(tx, [typeId]) : []
  const group = localizeText(type ? { en: type.name, ...type.names } : { en: room.type, ...room.typeNames }, language)
  const folio = await createReservationBook(hotel, tx).folio(id)
  const { total } = computeFolioBalance(folio)
  // A voucher only lowers the price, so it doesn't require signing again.
  const price = computeFolioBalance(folio.filter(({ origin }) => !origin?.startsWith('voucher:'))).total
  const deposit = getGroupDeposit(fleet, typeId, hotel.currency)
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
