import { findReportIssues } from '@foyer/domain/authority/authorities.ts'
import * as z from 'zod/mini'
import type { Hotel } from '../../access/hotel/hotel.ts'
import type { Sites } from '../../access/site/sites.ts'
import { type Authority, type ChooseAuthority, CredentialsRefused } from '../../outside/authority/authority.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { type Delivery, type Endpoint, NotDelivered } from '../../platform/outbox/endpoint.ts'
import { sha256 } from '../../platform/secrets/sha256.ts'
import { settleAlert } from '../alert/alert.store.ts'
import { openAlert } from '../alert/open-alert.ts'
import {
  findReportForUpdate,
  findReportStay,
  lockReports,
  unmarkReport,
  updateReport,
} from './authority-report.store.ts'
import type { ReadStayReport } from './read-stay-report.ts'
import { saveAnswer, saveCancelAnswer } from './save-answer.ts'
import { computeDigest, isEmpty, selectNews } from './select-news.ts'

/** The outbox destination of reports to authorities. */
export const AUTHORITY_ENDPOINT = 'authority'

const orderSchema = z.object({ operation: z.enum(['send', 'cancel']), reportId: z.string() })
/** What a delivery says. The guests' data is read when it is sent. */
export type AuthorityOrder = z.infer<typeof orderSchema>

interface AuthorityEndpointDependencies {
  readonly db: Database
  readonly sites: Sites
  readonly authorityFor: ChooseAuthority
  readonly readStayReport: ReadStayReport
  readonly changes: Changes
  readonly now: () => Date
}

/** What is stored with the delivery's outcome. */
type Outcome = (tx: HotelTransaction) => Promise<void>

const MINUTE = 60
/** The subject of the alert about a hotel's credentials. */
const STOPPED = { kind: 'authorityStopped', money: 'nothingConcerned' } as const

/**
 * Sends a hotel's reports to its authority, one after the other. A report is marked as sent before
 * anything leaves: if we crash in between, its outcome is unknown, and it is never sent twice.
 */
export function createAuthorityEndpoint(dependencies: AuthorityEndpointDependencies): Endpoint {
  const { db, sites, authorityFor, readStayReport, changes, now } = dependencies
  const outcomes = new WeakMap<Delivery, Outcome>()

  async function send(hotel: Hotel, authority: Authority, reportId: string): Promise<Outcome | undefined> {
    await authority.prepare?.()
    const claimed = await db.inHotel(hotel.id, (tx) => claim(tx, hotel, authority, reportId))
    if (!claimed) return undefined
    if ('outcome' in claimed) return claimed.outcome
    const { row, message } = claimed
    const answer = await request(
      () => authority.send(message),
      () => db.inHotel(hotel.id, (tx) => unmarkReport(tx, row)),
    )
    return (tx) => saveAnswer(tx, row, answer, now())
  }

  /** Reads and marks what is sent now. Returns undefined if it no longer has to be sent. */
  async function claim(tx: HotelTransaction, hotel: Hotel, authority: Authority, reportId: string) {
    const stay = await findReportStay(tx, reportId)
    if (!stay) return undefined
    // In the same order as a check-in, so that the two never wait for each other.
    const known = await lockReports(tx, stay)
    const found = known.find(({ id }) => id === reportId)
    if (!found) return undefined
    // It was marked before, and the process ended before the answer was stored.
    if (found.state === 'sent' && found.batch === null)
      return { outcome: (later: HotelTransaction) => saveAnswer(later, found, { state: 'unknown' }, now()) }
    if (found.state !== 'queued') return undefined
    const current = await readStayReport({ tx, hotel }, found.reservation_id, found.kind)
    const report = current && selectNews(current, known)
    if (!report || isEmpty(report)) {
      await updateReport(tx, reportId, { state: 'cancelled', settled_at: now() })
      return undefined
    }
    const issues = findReportIssues(report, found.authority)
    if (issues.length > 0) {
      const reasons = issues.map(({ guestId, field, issue }) => ({ code: issue, text: '', field, guestId }))
      await updateReport(tx, reportId, { state: 'incomplete', reasons })
      return undefined
    }
    const message = { id: reportId, report }
    const sent = {
      digest: computeDigest(report),
      guest_ids: report.people.map(({ guestId }) => guestId),
      sha256: sha256(authority.encode(message)),
      sent_at: now(),
    }
    await updateReport(tx, reportId, { ...sent, state: 'sent' })
    return { row: { ...found, ...sent, state: 'sent' as const }, message }
  }

  async function cancel(hotel: Hotel, authority: Authority, reportId: string): Promise<Outcome | undefined> {
    const row = await db.inHotel(hotel.id, (tx) => findReportForUpdate(tx, reportId))
    if (!row?.receipt || !authority.cancel) return undefined
    const answer = await authority.cancel(row.receipt)
    return (tx) => saveCancelAnswer(tx, row, answer, now())
  }

  return {
    maxConcurrent: 1,
    // Longer than all calls of an adapter together.
    claimSeconds: 5 * MINUTE,
    waitSeconds: [5, 30, MINUTE, 2 * MINUTE, 5 * MINUTE, 10 * MINUTE],
    afterLastWait: 'repeat',

    async deliver(delivery) {
      const order = orderSchema.parse(delivery.payload)
      const hotel = await sites.hotel(delivery.hotelId)
      if (!hotel) throw new NotDelivered('there is no such hotel', { forever: true })
      const { config } = await db.inHotel(hotel.id, (tx) => sites.config(tx, hotel))
      // The hotel reports elsewhere by now.
      if (config.authority.name !== delivery.stream) return
      const authority = authorityFor(hotel, config)
      if (!authority) throw new NotDelivered('the authority or its credentials are not set', { forever: false })
      try {
        const outcome = await { send, cancel }[order.operation](hotel, authority, order.reportId)
        if (outcome) outcomes.set(delivery, outcome)
      } catch (error) {
        if (!(error instanceof CredentialsRefused)) throw error
        await db.inHotel(hotel.id, (tx) => openAlert(tx, hotel.id, STOPPED))
        throw new NotDelivered('the authority refuses the credentials', { forever: false })
      }
    },

    async saveDelivered(tx, delivery) {
      await settleAlert(tx, STOPPED.kind, '')
      await outcomes.get(delivery)?.(tx)
    },

    saveRejected: async () => {},

    onSettled({ hotelId }) {
      changes.publish(hotelId, 'stays', 'alerts')
    },
  }
}

/** Takes back the mark if certainly nothing was sent. */
async function request<Answer>(ask: () => Promise<Answer>, unmark: () => Promise<void>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    await unmark()
    throw error
  }
}
