import { readReports } from '@foyer/contract/staff/authority.ts'
import { sql } from 'kysely'
import { expect, vi } from 'vitest'
import { createSites } from '../../../access/site/sites.ts'
import { AUTHORITY_ENDPOINT, createAuthorityEndpoint } from '../../../book/authority/authority-endpoint.ts'
import { createAuthorityReports } from '../../../book/authority/authority-reports.ts'
import { createReadStayReport } from '../../../book/authority/read-stay-report.ts'
import { watchReports } from '../../../book/authority/watch-reports.ts'
import { getPlaceName, getProvinceSign } from '../../../checkin/select/get-place-name.ts'
import { palaceWalkIn } from '../../../demo/palace-walk-in.ts'
import type { Authority, ChooseAuthority, ReportAnswer } from '../../../outside/authority/authority.ts'
import type { Changes } from '../../../platform/changes/changes.ts'
import type { FreshDatabase } from '../../../platform/database/testing/create-fresh-database.ts'
import { NOON } from '../../../platform/database/testing/templates.ts'
import { createOutbox } from '../../../platform/outbox/outbox.ts'
import { Browser } from '../../../testing/browser.ts'
import { createTestServer } from '../../../testing/create-test-server.ts'
import { createColleague } from '../../../testing/staff-page.ts'

type Answering = () => Promise<ReportAnswer>
export const accepted = (receipt: string) => async (): Promise<ReportAnswer> => ({ state: 'accepted', receipt })

/** An authority that answers by the script, in order; then it accepts. */
export async function createReporting(...script: Answering[]) {
  const sent: { id: string; reference: string; people: number; arrival: string; kind: 'stay' | 'booking' }[] = []
  const cancelled: string[] = []
  const asked: string[] = []
  const cancelAnswers: ReportAnswer[] = []
  const authority: Authority = {
    async send({ id, report }) {
      const { reference, people, arrivalDay, arrivalTime, booking } = report
      // The demo's other guests in house are reported by the job as well.
      if (reference !== 'FOY1001' && !booking) return { state: 'accepted', receipt: reference }
      const answer = await (script.shift() ?? accepted(`R-${sent.length + 1}`))()
      sent.push({
        id,
        reference,
        people: people.length,
        arrival: `${arrivalDay} ${arrivalTime}`,
        kind: booking ? 'booking' : 'stay',
      })
      return answer
    },
    async ask(batch) {
      asked.push(batch)
      return { state: 'accepted', receipt: `of ${batch}` }
    },
    async cancel(receipt) {
      cancelled.push(receipt)
      return cancelAnswers.shift() ?? { state: 'accepted', receipt: `C-${receipt}` }
    },
    check: async () => ({ ok: true }),
    encode: ({ report }) => JSON.stringify(report),
  }
  const authorityFor: ChooseAuthority = (_, config) => (config.authority.name === 'ses' ? authority : undefined)
  const server = await createTestServer({ authorityFor })
  await server.publish(1, {
    flags: { national_police_integration: true, ask_children_information: true },
    authority: { name: 'ses', mode: 'test' },
    walkIn: palaceWalkIn,
  })
  // Spain asks for the day of the contract, which the demo's bookings lack.
  await server.db.inHotel(1, (tx) =>
    sql`update reservations set booked_on = '2027-03-01' where reference = 'FOY1001'`.execute(tx),
  )
  const desk = await createColleague(server.db, new Browser(server.app), { role: 'manager', name: 'Ana Roca' })
  const readAll = async () => (await desk.call(readReports)).reports
  const read = async () => (await readAll()).filter(({ reference }) => reference === 'FOY1001')
  const until = (state: string) =>
    vi.waitFor(async () => expect((await read())[0]?.state).toBe(state), { timeout: 10_000, interval: 20 })
  return { ...server, authority, authorityFor, desk, sent, cancelled, cancelAnswers, asked, read, readAll, until }
}

interface JobRun {
  readonly db: FreshDatabase
  readonly authorityFor: ChooseAuthority
  readonly hotelId?: number
  readonly now?: Date
}

/** Runs the job once, as a second server process that also delivers. */
export async function runJob({ db, authorityFor, hotelId = 1, now = new Date(NOON) }: JobRun): Promise<void> {
  const sites = createSites(db)
  const readStayReport = createReadStayReport({
    sites,
    placeName: getPlaceName,
    provinceSign: getProvinceSign,
    now: () => now,
  })
  const outbox = createOutbox(db, {
    [AUTHORITY_ENDPOINT]: createAuthorityEndpoint({
      db,
      sites,
      authorityFor,
      readStayReport,
      changes: noChanges,
      now: () => now,
    }),
  })
  const reports = createAuthorityReports({ sites, outbox, readStayReport, now: () => now })
  await watchReports(db, hotelId, { sites, authorityFor, reports, changes: noChanges, now })
  await outbox.stop()
}

const noChanges: Changes = { publish() {}, subscribe: () => () => {}, stop: async () => {} }
