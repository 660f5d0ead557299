import type { trackEvent } from '@foyer/contract/tracking.ts'
import { keptBrowser, keptData, keptDescription, keptScreen, keptState } from '@foyer/domain/tracking/kept-event.ts'
import { isTrackingNumber } from '@foyer/domain/tracking/tracking-number.ts'
import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { provedAs } from '../../access/proof/proved-reservation.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { statement } from '../../platform/database/statement.ts'

type SentEvent = z.output<typeof trackEvent.body>

/** Many times what a guest's visit can come to; a page that tells more is none of ours. */
const MOST_OF_A_VISIT = 1_000

/** Who, where and which device are the visit's; of the rest only what the rules let through. Says what was kept in words. */
export async function keepEvent(visit: Visit, { session, type, url, ...said }: SentEvent) {
  const { tx, hotel } = visit
  const state = keptState(said.state)
  const description = keptDescription(said.description)
  const data = keptData(said.data)
  const { trackingNumber, reservationNumber, userAgent } = session
  const kept = await addEvent(
    tx,
    hotel.id,
    visit.id,
    visit.appKey,
    isTrackingNumber(hotel, trackingNumber) ? trackingNumber : null,
    type,
    state,
    description,
    keptScreen(url) ?? null,
    provedAs(visit, reservationNumber ?? '')?.id ?? null,
    visit.language,
    keptBrowser(userAgent) ?? null,
    JSON.stringify(data),
  )
  return kept.length > 0 ? { state, description, data } : undefined
}

type NewEvent = [
  hotelId: number,
  visitId: string,
  appKey: string,
  trackingNumber: string | null,
  type: string,
  state: string,
  description: string,
  screen: string | null,
  reservationId: string | null,
  language: string,
  browser: string | null,
  data: string,
]

// A reservation's id, not its number: whoever reads events learns nothing with which a reservation is found.
const addEvent = statement<{ visit_id: string }, NewEvent>(`
  insert into tracking_events (hotel_id, visit_id, app_key, tracking_number, type, state, description, screen, reservation_id,
    language, browser, data)
  select $1::int, $2::text, $3::text, $4::text, $5::text, $6::text, $7::text, $8::text, $9::uuid,
    $10::text, $11::text, $12::jsonb
  where (select count(*) from tracking_events where visit_id = $2::text) < ${MOST_OF_A_VISIT}
  returning visit_id`)

interface Step {
  readonly reservationId: string
  readonly step: string
  readonly finished: boolean
}

/** Once per visit, reservation and screen. What the page claims of its device is not asked. */
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
