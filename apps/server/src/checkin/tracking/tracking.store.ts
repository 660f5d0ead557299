import type { trackEvent } from '@foyer/contract/tracking.ts'
import {
  sanitizeBrowser,
  sanitizeData,
  sanitizeDescription,
  sanitizeScreen,
  sanitizeState,
} from '@foyer/domain/tracking/sanitize-event.ts'
import { isTrackingNumber } from '@foyer/domain/tracking/tracking-number.ts'
import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { findProved } from '../../access/proof/proved-reservation.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { statement } from '../../platform/database/statement.ts'

type SentEvent = Omit<z.output<typeof trackEvent.body>, 'more'>

/** Far more than a guest's visit produces; a page that sends more isn't ours. */
const MAX_PER_VISIT = 300

/** Saves events in order, in one statement, and returns the saved rows. */
export async function saveEvents(visit: Visit, events: readonly SentEvent[]) {
  if (events.length === 0) return []
  const { tx, hotel, id, appKey, language } = visit
  const rows = events.map((event) => toEventRow(visit, event))
  const kept = await insertEvents(tx, hotel.id, id, appKey, language, JSON.stringify(rows))
  return rows.slice(0, kept.length)
}

/** Visit, hotel and device come from the server; the rest is filtered by the rules. */
function toEventRow(visit: Visit, { session, type, url, ...said }: SentEvent) {
  const { trackingNumber, reservationNumber, userAgent } = session
  return {
    tracking_number: isTrackingNumber(visit.hotel, trackingNumber) ? trackingNumber : null,
    type,
    state: sanitizeState(said.state),
    description: sanitizeDescription(said.description),
    screen: sanitizeScreen(url) ?? null,
    reservation_id: findProved(visit, reservationNumber ?? '')?.id ?? null,
    browser: sanitizeBrowser(userAgent) ?? null,
    data: sanitizeData(said.data),
  }
}

type NewEvents = [hotelId: number, visitId: string, appKey: string, language: string, rows: string]

// Stores a reservation's id instead of its number, so that events don't help to find a reservation.
const insertEvents = statement<{ visit_id: string }, NewEvents>(`
  insert into tracking_events (hotel_id, visit_id, app_key, language, tracking_number, type, state, description, screen,
    reservation_id, browser, data)
  select $1::int, $2::text, $3::text, $4::text, tracking_number, type, state, description, screen, reservation_id, browser, data
  from rows from (jsonb_to_recordset($5::jsonb) as (tracking_number text, type text, state text, description text, screen text,
    reservation_id uuid, browser text, data jsonb)) with ordinality as told (tracking_number, type, state, description, screen,
    reservation_id, browser, data, place)
  order by place
  limit greatest(0, ${MAX_PER_VISIT} - (select count(*) from tracking_events where visit_id = $2::text))
  returning visit_id`)

interface Step {
  readonly reservationId: string
  readonly step: string
  readonly finished: boolean
}

/** Saved once per visit, reservation and screen. The page's claims about its device are ignored. */
export async function recordStep(visit: Visit, { reservationId, step, finished }: Step): Promise<void> {
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
