import { authorities, findReportIssues } from '@foyer/domain/authority/authorities.ts'
import type { AuthorityRecord } from '@foyer/domain/authority/authority-record.ts'
import { decideNextStep, type ReportKind, reportKinds } from '@foyer/domain/authority/next-report.ts'
import type { HotelConfig } from '@foyer/domain/config/hotel-config.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Outbox } from '../../platform/outbox/outbox.ts'
import type { HotelContext } from '../hotel-system/publish-event.ts'
import { countEvent } from '../metrics/business-counters.ts'
import { AUTHORITY_ENDPOINT, type AuthorityOrder } from './authority-endpoint.ts'
import { insertReport, lockReports, type ReportRow, updateReport } from './authority-report.store.ts'
import type { CurrentReport } from './current-report.ts'
import { isBookingReported } from './is-booking-reported.ts'
import type { ReadStayReport } from './read-stay-report.ts'
import { findReportFacts } from './report-facts.store.ts'
import { openReportAlert, saveAnswer } from './save-answer.ts'
import { computeDigest, isEmpty, selectNews } from './select-news.ts'

export interface AuthorityReports {
  /** Compares a stay with what was sent, and queues what has to be sent or cancelled now. */
  refresh(at: HotelContext, reservationId: string): Promise<void>
  /** Sends a refused report again, though nothing of it has changed. */
  sendAgain(at: HotelContext, reservationId: string, kind: ReportKind): Promise<void>
  /** Cancels the accepted report. */
  cancel(at: HotelContext, reservationId: string, kind: ReportKind): Promise<void>
  /** A person has looked up what became of a report whose answer was lost. */
  settleUnknown(at: HotelContext, reservationId: string, found: FoundReport): Promise<void>
}

/** What a person found in the authority's portal: a number, or nothing. */
interface FoundReport {
  readonly kind: ReportKind
  readonly number?: string | undefined
}

interface AuthorityReportsDependencies {
  readonly sites: Sites
  readonly outbox: Outbox
  readonly readStayReport: ReadStayReport
  readonly now: () => Date
}

export function createAuthorityReports(dependencies: AuthorityReportsDependencies): AuthorityReports {
  const { sites, outbox, readStayReport, now } = dependencies

  const put = ({ tx, hotel }: HotelContext, order: AuthorityOrder, authority: string) =>
    outbox.put(tx, {
      hotelId: hotel.id,
      end: AUTHORITY_ENDPOINT,
      // The authority gets the hotel's reports in order.
      stream: authority,
      kind: order.operation,
      payload: order,
    })

  async function insertNext(at: HotelContext, stay: LockedStay, current: CurrentReport): Promise<void> {
    const { arrivedAt, nights, config } = current
    const { record, kind } = stay
    const report = selectNews(current, stay.known)
    if (isEmpty(report)) return
    const issues = findReportIssues(report, record.name)
    const isReady = issues.length === 0
    const reportId = await insertReport(
      at.tx,
      {
        hotel_id: at.hotel.id,
        reservation_id: stay.id,
        authority: record.name,
        kind,
        is_test: config.authority.mode === 'test',
        state: isReady ? 'queued' : 'incomplete',
        arrived_at: arrivedAt,
        due_at: record.dueAt(arrivedAt, nights),
        digest: computeDigest(report),
        guest_ids: report.people.map(({ guestId }) => guestId),
        reasons: issues.map(({ guestId, field, issue }) => ({ code: issue, text: '', field, guestId })),
      },
      stay.nextVersion,
    )
    countEvent(at.tx, 'foyer_authority_reports_total', isReady ? 'queued' : 'incomplete')
    if (isReady) await put(at, { operation: 'send', reportId }, record.name)
  }

  /** Locks the versions of a stay. Returns undefined if the hotel sends nothing of this kind. */
  async function lock(at: HotelContext, id: string, kind: ReportKind): Promise<LockedStay | undefined> {
    const { config } = await sites.config(at.tx, at.hotel)
    const record = authorities[config.authority.name]
    if (!record.isSent || (kind === 'booking' && !record.wantsBookings)) return undefined
    const all = await lockReports(at.tx, id)
    const known = all.filter((row) => row.authority === record.name && row.kind === kind)
    // Versions are numbered through all kinds and authorities.
    return { id, kind, record, known, last: known[0], nextVersion: (all[0]?.version ?? 0) + 1, config }
  }

  async function lockOrThrow(at: HotelContext, id: string, kind: ReportKind): Promise<LockedStay> {
    const stay = await lock(at, id, kind)
    if (!stay) throw new Problem('notFound', 'this hotel sends no such reports')
    return stay
  }

  async function refreshKind(at: HotelContext, id: string, kind: ReportKind): Promise<void> {
    // Locked first: what is read afterwards is not older than what another process has decided by.
    const stay = await lock(at, id, kind)
    if (!stay || !(await isReported(at, stay))) return
    const { last, record, known } = stay
    const current = await readStayReport(at, id, kind)
    const news = current && selectNews(current, known)
    const digest = news && !isEmpty(news) ? computeDigest(news) : (last?.digest ?? '')
    const step = decideNextStep(last, { digest, hasStayed: current !== undefined }, record)
    if (step === 'nothing' || step === 'wait') return
    // What is accepted is not cancelled for something that would be refused.
    if (step === 'correct' && news && findReportIssues(news, record.name).length > 0)
      return openReportAlert(at.tx, { hotel_id: at.hotel.id, reservation_id: id })
    if (last && (step === 'drop' || step === 'send') && last.state !== 'accepted')
      await updateReport(at.tx, last.id, step === 'drop' ? toDropped(now()) : { state: 'replaced', settled_at: now() })
    if (last?.receipt && (step === 'correct' || step === 'cancel')) {
      await updateReport(
        at.tx,
        last.id,
        step === 'cancel' ? toDropped(now()) : { state: 'replaced', settled_at: now() },
      )
      await put(at, { operation: 'cancel', reportId: last.id }, record.name)
    }
    if (current && (step === 'send' || step === 'correct')) await insertNext(at, stay, current)
  }

  async function isReported({ tx }: HotelContext, { id, kind, last, config }: LockedStay): Promise<boolean> {
    if (kind === 'stay') return true
    const facts = await findReportFacts(tx, id)
    return facts !== undefined && isBookingReported(facts, { last, rule: config.authority.bookings })
  }

  const reports: AuthorityReports = {
    async refresh(at, reservationId) {
      for (const kind of reportKinds) await refreshKind(at, reservationId, kind)
    },

    async sendAgain(at, reservationId, kind) {
      const stay = await lockOrThrow(at, reservationId, kind)
      if (stay.last?.state !== 'refused') throw new Problem('notFound', 'no refused report')
      const current = await readStayReport(at, reservationId, kind)
      if (!current) throw new Problem('notFound', 'there is nothing to report')
      await updateReport(at.tx, stay.last.id, { state: 'replaced', settled_at: now() })
      await insertNext(at, stay, current)
    },

    async cancel(at, reservationId, kind) {
      const { last, record } = await lockOrThrow(at, reservationId, kind)
      if (last?.state !== 'accepted' || !record.canCancel) throw new Problem('notFound', 'no report to cancel')
      await updateReport(at.tx, last.id, { state: 'cancelled', settled_at: now() })
      await put(at, { operation: 'cancel', reportId: last.id }, record.name)
    },

    async settleUnknown(at, reservationId, { kind, number }) {
      const stay = await lockOrThrow(at, reservationId, kind)
      const { last } = stay
      if (last?.state !== 'unknown') throw new Problem('notFound', 'its outcome is known')
      if (number) return saveAnswer(at.tx, last, { state: 'accepted', receipt: number }, now())
      const current = await readStayReport(at, reservationId, kind)
      await updateReport(at.tx, last.id, { state: 'replaced', settled_at: now() })
      if (current) await insertNext(at, stay, current)
    },
  }
  return reports
}

interface LockedStay {
  readonly id: string
  readonly kind: ReportKind
  readonly record: AuthorityRecord
  readonly config: HotelConfig
  /** Newest first. */
  readonly known: ReportRow[]
  readonly last: ReportRow | undefined
  readonly nextVersion: number
}

/**
 * The stay is undone: without a digest, it is sent again even if the guests are checked in a second
 * time with the same facts.
 */
const toDropped = (at: Date) => ({ state: 'cancelled' as const, settled_at: at, digest: '' })
