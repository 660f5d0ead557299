import { addDays } from '@foyer/domain/basics/add-days.ts'
import { saveReservation } from '../../../book/reservation/save-reservation.ts'
import type { TestServer } from '../../../testing/create-test-server.ts'
import type { Dice } from './dice.ts'
import type { WeekStay } from './week-desk.ts'

/** Prices that VAT does not divide evenly. */
const nightPrices = [89_99, 123_45, 165_00, 77_77] as const

/** A booking of one to four nights from a day of the week on; some have a tax, a minibar or a prepayment. */
export async function insertWeekStay(
  { db }: TestServer,
  dice: Dice,
  { reference, startDate, lastName }: WeekStay & { readonly lastName: string },
): Promise<WeekStay> {
  const nights = 1 + dice.below(4)
  const night = dice.pick(nightPrices)
  const line = (kind: 'charge' | 'tax' | 'payment', name: string, minor: number) => ({
    kind,
    names: { en: name },
    minor,
  })
  const folio = [
    line('charge', `Classic room, ${nights} nights`, night * nights + dice.below(3)),
    ...(dice.in(0.2) ? [line('charge', 'Minibar', 12_34)] : []),
    ...(dice.in(0.5) ? [line('tax', 'City tax', 2_20 * nights)] : []),
    ...(dice.in(0.2) ? [line('payment', 'Paid', 0 - 50_00)] : []),
  ]
  const none = { segment: undefined, driverMinAge: undefined, youngDriverMaxAge: undefined, groupLocator: undefined }
  const party = { adults: 1 + dice.below(2), children: 0, firstName: 'Ada', lastName, email: undefined }
  const said = { reference, startDate, endDate: addDays(startDate, nights), roomTypeId: 'classic', folio }
  await db.inHotel(1, (tx) =>
    saveReservation(tx, 1, {
      known: undefined,
      said: { ...none, ...party, ...said, roomNumber: undefined, youngDriverPrice: undefined },
    }),
  )
  return { reference, startDate }
}
