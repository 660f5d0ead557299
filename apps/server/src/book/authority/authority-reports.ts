import { authorities, findReportIssues } from '@foyer/domain/authority/authorities.ts'
import { decideNextStep } from '@foyer/domain/authority/next-report.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Outbox } from '../../platform/outbox/outbox.ts'
import type { HotelContext } from '../hotel-system/publish-event.ts'
import { AUTHORITY_ENDPOINT, type AuthorityOrder } from './authority-endpoint.ts'
import { insertReport, lockReports, type ReportRow, updateReport } from './authority-report.store.ts'
import type { CurrentReport, ReadStayReport } from './read-stay-report.ts'
import { saveAnswer } from './save-answer.ts'
import { computeDigest, selectNews } from './select-news.ts'

export interface AuthorityReports {
  /** Compares a stay with what was sent, and queues what has to be sent or cancelled now. */
  refresh(at: HotelContext, reservationId: string): Promise<void>
  /** Sends a refused report again, though nothing of it has changed. */
  sendAgain(at: HotelContext, reservationId: string): Promise<void>
  /** Cancels the accepted report. */
  cancel(at: HotelContext, reservationId: string): Promise<void>
  /** A person has looked up what became of a report whose answer was lost. */
  settleUnknown(at: HotelContext, reservationId: string, found: { readonly number?: string | undefined }): Promise<void>
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

  async function insertNext(at: HotelContext, id: string, current: CurrentReport, known: ReportRow[]): Promise<void> {
    const { arrivedAt, nights, config } = current
    const record = authorities[config.authority.name]
    const report = selectNews(current, known)
    if (report.people.length === 0) return
    const issues = findReportIssues(report, record.name)
    const isReady = issues.length === 0
    const reportId = await insertReport(
      at.tx,
      {
        hotel_id: at.hotel.id,
        reservation_id: id,
        authority: record.name,
        is_test: config.authority.mode === 'test',
        state: isReady ? 'queued' : 'incomplete',
        arrived_at: arrivedAt,
        due_at: record.dueAt(arrivedAt, nights),
        digest: computeDigest(report),
        guest_ids: report.people.map(({ guestId }) => guestId),
        reasons: issues.map(({ guestId, field, issue }) => ({ code: issue, text: '', field, guestId })),
      },
      (known[0]?.version ?? 0) + 1,
    )
    if (isReady) await put(at, { operation: 'send', reportId }, record.name)
  }

  const isOf = (authority: string) => (row: ReportRow) => row.authority === authority

  async function lock(at: HotelContext, reservationId: string) {
    const { config } = await sites.config(at.tx, at.hotel)
    const record = authorities[config.authority.name]
    if (!record.isSent) throw new Problem('notFound', 'this hotel sends no reports')
    const known = (await lockReports(at.tx, reservationId)).filter(isOf(record.name))
    return { known, last: known[0], record }
  }

  const reports: AuthorityReports = {
    async refresh(at, reservationId) {
      const { config } = await sites.config(at.tx, at.hotel)
      const record = authorities[config.authority.name]
      if (!record.isSent) return
      // Locked first: what is read afterwards is not older than what another process has decided by.
      const known = (await lockReports(at.tx, reservationId)).filter(isOf(record.name))
      const current = await readStayReport(at, reservationId)
      const last = known[0]
      const news = current && selectNews(current, known)
      const step = decideNextStep(
        last,
        { digest: news && news.people.length > 0 ? computeDigest(news) : (last?.digest ?? ''), hasStayed: !!current },
        record,
      )
      if (step === 'nothing' || step === 'wait') return
      if (last && (step === 'drop' || step === 'send') && last.state !== 'accepted')
        await updateReport(at.tx, last.id, { state: step === 'drop' ? 'cancelled' : 'replaced', settled_at: now() })
      if (last?.receipt && (step === 'correct' || step === 'cancel')) {
        await updateReport(at.tx, last.id, { state: step === 'cancel' ? 'cancelled' : 'replaced', settled_at: now() })
        await put(at, { operation: 'cancel', reportId: last.id }, record.name)
      }
      if (current && (step === 'send' || step === 'correct')) await insertNext(at, reservationId, current, known)
    },

    async sendAgain(at, reservationId) {
      const { known, last } = await lock(at, reservationId)
      if (last?.state !== 'refused') throw new Problem('notFound', 'no refused report')
      const current = await readStayReport(at, reservationId)
      if (!current) throw new Problem('notFound', 'no one has arrived')
      await updateReport(at.tx, last.id, { state: 'replaced', settled_at: now() })
      await insertNext(at, reservationId, current, known)
    },

    async cancel(at, reservationId) {
      const { last, record } = await lock(at, reservationId)
      if (last?.state !== 'accepted' || !record.canCancel) throw new Problem('notFound', 'no report to cancel')
      await updateReport(at.tx, last.id, { state: 'cancelled', settled_at: now() })
      await put(at, { operation: 'cancel', reportId: last.id }, record.name)
    },

    async settleUnknown(at, reservationId, { number }) {
      const { known, last } = await lock(at, reservationId)
      if (last?.state !== 'unknown') throw new Problem('notFound', 'its outcome is known')
      if (number) return saveAnswer(at.tx, last, { state: 'accepted', receipt: number }, now())
      const current = await readStayReport(at, reservationId)
      await updateReport(at.tx, last.id, { state: 'replaced', settled_at: now() })
      if (current) await insertNext(at, reservationId, current, known)
    },
  }
  return reports
}
