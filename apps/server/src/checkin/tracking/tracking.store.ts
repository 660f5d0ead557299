import type { trackEvent } from '@foyer/contract/tracking.ts'
import { keptBrowser, keptData, keptDescription, keptScreen, keptState } from '@foyer/domain/tracking/kept-event.ts'
import { isTrackingNumber } from '@foyer/domain/tracking/tracking-number.ts'
import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { Visit } from '../../access/visit/visit.ts'

type SentEvent = z.output<typeof trackEvent.body>

/** Many times what a guest's visit can come to; a page that tells more is none of ours. */
const MOST_OF_A_VISIT = 1_000

/** Who, where and which device are the visit's; of the rest only what the rules let through. Says what was kept in words. */
export async function keepEvent(visit: Visit, { session, type, url, ...said }: SentEvent) {
  const { tx, hotel } = visit
  const { count } = await tx
    .selectFrom('tracking_events')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('visit_id', '=', visit.id)
    .executeTakeFirstOrThrow()
  if (count >= MOST_OF_A_VISIT) return undefined
  const state = keptState(said.state)
  const description = keptDescription(said.description)
  const data = keptData(said.data)
  const { trackingNumber, reservationNumber, userAgent } = session
  await tx
    .insertInto('tracking_events')
    .values({
      hotel_id: hotel.id,
      visit_id: visit.id,
      app_key: visit.appKey,
      tracking_number: isTrackingNumber(hotel, trackingNumber) ? trackingNumber : null,
      type,
      state,
      description,
      screen: keptScreen(url) ?? null,
      reservation_id: (await foundReservation(visit, reservationNumber)) ?? null,
      language: visit.language,
      browser: keptBrowser(userAgent) ?? null,
      data: JSON.stringify(data),
    })
    .execute()
  return { state, description, data }
}

/** Its id, not its number: whoever reads events learns nothing with which a booking is found. */
async function foundReservation({ tx, id }: Visit, reference: string | undefined): Promise<string | undefined> {
  if (!reference) return undefined
  const row = await tx
    .selectFrom('visit_reservations as found')
    .innerJoin('reservations', 'reservations.id', 'found.reservation_id')
    .select('reservations.id')
    .where('found.visit_id', '=', id)
    .where('reservations.reference', '=', reference)
    .executeTakeFirst()
  return row?.id
}

interface Step {
  readonly reservationId: string
  readonly step: string
  readonly finished: boolean
}

/** Once per visit, booking and screen. What the page claims of its device is not asked. */
export async function keepStep(visit: Visit, { reservationId, step, finished }: Step): Promise<void> {
  const { isPok, isFrontApp } = visit.site.device
  await visit.tx
    .insertInto('checkin_steps')
    .values({
      hotel_id: visit.hotel.id,
      visit_id: visit.id,
      reservation_id: reservationId,
      step,
      app_key: visit.appKey,
      is_pok: isPok,
      is_front_app: isFrontApp,
      finished,
    })
    .onConflict((known) =>
      known.columns(['hotel_id', 'visit_id', 'reservation_id', 'step']).doUpdateSet({
        times: sql`checkin_steps.times + 1`,
        last_at: sql`clock_timestamp()`,
        finished: sql`checkin_steps.finished or excluded.finished`,
      }),
    )
    .execute()
}
