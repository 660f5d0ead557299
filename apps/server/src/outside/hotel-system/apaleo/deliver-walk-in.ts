import type { DeliveryEvent } from '@foyer/contract/hotel-system.ts'
import type { ApaleoConfig } from '@foyer/domain/config/hotel-system.ts'
import { toNightPrices } from '../night-prices.ts'
import { byHand } from '../not-delivered.ts'
import { toReferenceMark } from '../own-reference.ts'
import { parseAnswer, parseJson } from '../parse-answer.ts'
import { bookingCreated } from './apaleo-answers.ts'
import type { ApaleoSession } from './apaleo-session.ts'
import { deliverCityTax } from './deliver-charges.ts'
import { readKnown } from './deliver-guests.ts'
import { assignUnit } from './deliver-stay.ts'
import { findOwn } from './find-own.ts'
import { toUnnamed } from './guest-fields.ts'

type WalkIn = Extract<DeliveryEvent, { kind: 'walkIn' }>

/** Apaleo asks for the age of each child, and a walk-in says only how many there are. */
const CHILD_AGE = 10

/** Books the reservation that was made with Foyer, with its room and price. The check-in follows. */
export async function deliverWalkIn(session: ApaleoSession, config: ApaleoConfig, told: WalkIn): Promise<void> {
  const id = (await findOwn(session, told.reference))?.id ?? (await book(session, config, told))
  const { status, unit } = await readKnown(session, id)
  if (status !== 'Confirmed') return
  if (unit?.name !== told.room) await assignUnit(session, id, told.room)
  if (told.taxes) await deliverCityTax(session, config, { ...told, reference: id, own: told.reference })
}

async function book(session: ApaleoSession, config: ApaleoConfig, told: WalkIn): Promise<string> {
  const ratePlanId = findRatePlan(config, told.roomType)
  if (!ratePlanId) throw byHand('bookWalkIn', told.roomType)
  const { firstName, lastName, email, adults, currency } = told
  const guest = lastName ? { ...(firstName && { firstName }), lastName, ...(email && { email }) } : toUnnamed(1)
  const reservation = {
    arrival: told.startDate,
    departure: told.endDate,
    adults,
    childrenAges: Array.from({ length: told.children }, () => CHILD_AGE),
    channelCode: 'Direct',
    externalCode: toReferenceMark(told.reference),
    primaryGuest: guest,
    timeSlices: toNightPrices(told).map((amount) => ({ ratePlanId, totalAmount: { amount, currency } })),
  }
  const answer = await session.change({
    method: 'POST',
    path: '/booking/v1/bookings',
    body: { booker: guest, reservations: [reservation] },
    idempotencyKey: `${told.key}-booking`,
  })
  const { reservationIds } = parseAnswer('Apaleo', bookingCreated, parseJson(answer ?? ''))
  return reservationIds[0].id
}

/** Rate plans are mapped by our own name of the room type, which may be called otherwise there. */
function findRatePlan({ mapping }: ApaleoConfig, roomType: string): string | undefined {
  const [ours = roomType] = Object.entries(mapping.roomTypes).find(([, theirs]) => theirs === roomType) ?? []
  return mapping.rates[ours]
}
