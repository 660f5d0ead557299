import { dayAt } from '../access/hotel/hotel.ts'
import type { IntentDependencies } from '../access/intent/execute-intent.ts'
import { reconcileIntents } from '../access/intent/reconcile-intents.ts'
import type { Sites } from '../access/site/sites.ts'
import { storeDayReceipts } from '../book/authority/store-day-receipts.ts'
import { type WatchReportsDependencies, watchReports } from '../book/authority/watch-reports.ts'
import type { DoorCodes } from '../book/door-codes/door-codes.ts'
import { alertUndeliveredPayments } from '../book/hotel-system/alert-undelivered-payments.ts'
import { compareBooks } from '../book/hotel-system/compare-books.ts'
import { type PullFeedDependencies, pullFeed } from '../book/hotel-system/pull-feed.ts'
import { eraseDue } from '../book/retention/erase-due.ts'
import { type EndHoldsDependencies, endHolds } from '../checkin/cancel/end-holds.ts'
import { reissueCodes } from '../checkin/keys/reissue-codes.ts'
import { settleKeys } from '../checkin/keys/settle-keys.ts'
import { notifyRoomReady } from '../checkin/room-wait/notify-room-ready.ts'
import { type WatchAlertsDependencies, watchAlerts } from '../desk/alerts/watch-alerts.ts'
import { closeDueDays } from '../desk/day-close/close-due-days.ts'
import { markStayOverRooms } from '../desk/housekeeping/mark-stay-over-rooms.ts'
import { flagDoubtfulRefunds } from '../desk/money/flag-doubtful-refunds.ts'
import { notifyWaitingRefunds } from '../desk/money/notify-waiting-refunds.ts'
import { markNoShows } from '../desk/no-show/mark-no-shows.ts'
import { saveSearchTerms } from '../desk/search/save-search-terms.ts'
import type { DepositsAtPage } from '../money/deposit/deposit-at-page.ts'
import type { PaymentReconciler } from '../money/payment/payment-reconciler.ts'
import { type SendRecordsDependencies, sendRecords } from '../money/verifactu/send-records.ts'
import type { BackupSettings } from '../platform/database/backup/backup-folder.ts'
import { createBackUpJob } from './back-up-job.ts'
import type { HintLines } from './hint-lines.ts'
import type { HotelJob, Jobs } from './job.ts'
import { tidyHotel } from './tidy/tidy.ts'

const MINUTE_SECONDS = 60
const HOUR_SECONDS = 3_600

interface AllJobsDependencies {
  readonly sites: Sites
  readonly intents: IntentDependencies
  readonly codes: DoorCodes
  readonly feed: Omit<PullFeedDependencies, 'db'>
  readonly hintLines: Pick<HintLines, 'after'>
  readonly alerts: WatchAlertsDependencies
  readonly holds: Omit<EndHoldsDependencies, 'sites'>
  readonly payments: PaymentReconciler
  readonly reports: Omit<WatchReportsDependencies, 'sites'>
  readonly records: Omit<SendRecordsDependencies, 'sites'>
  readonly depositsAtPage: Pick<DepositsAtPage, 'lookAfterSilent'>
  /** Where backups are stored; if unset, none are made. */
  readonly backups?: BackupSettings | undefined
  /** Provided by the demo. */
  readonly seedDemo: HotelJob
}

/**
 * Every scheduled job. To add one: its name in `domain/jobs/job.ts`, its texts in
 * `staff/wordings/*.json`, and an entry here.
 */
export function createAllJobs({
  sites,
  intents,
  codes,
  feed,
  hintLines,
  alerts,
  holds,
  payments,
  reports,
  records,
  depositsAtPage,
  backups,
  seedDemo,
}: AllJobsDependencies): Jobs {
  return {
    tidy: {
      of: 'hotel',
      schedule: { everySeconds: HOUR_SECONDS },
      run: ({ db }, { id }) => tidyHotel(db, id),
    },
    eraseDue: {
      of: 'hotel',
      schedule: { everySeconds: HOUR_SECONDS },
      run: ({ db, now }, hotel) => eraseDue(db, hotel, { sites, now }),
    },
    reconcileIntents: {
      of: 'server',
      schedule: { everySeconds: 10 },
      // Longer than any external system may take to answer.
      leaseSeconds: 120,
      run: async ({ db }) => void (await reconcileIntents({ ...intents, sites, db })),
    },
    pullFeed: {
      of: 'hotel',
      schedule: { everySeconds: MINUTE_SECONDS },
      run: ({ db, continueIn }, { id }) =>
        hintLines.after(id, async () => {
          const read = await pullFeed({ ...feed, db }, id)
          if (read?.pauseSeconds !== undefined) continueIn(read.pauseSeconds)
        }),
    },
    keepSearchWords: {
      of: 'hotel',
      schedule: { everySeconds: MINUTE_SECONDS },
      run: ({ db }, { id }) => saveSearchTerms(db, id),
    },
    watchAlerts: {
      of: 'hotel',
      // Escalates an unanswered alert at most this long after its minute is over.
      schedule: { everySeconds: 10 },
      run: ({ db }, { id }) => watchAlerts(db, id, alerts),
    },
    tellRoomReady: {
      of: 'hotel',
      schedule: { everySeconds: 10 },
      run: ({ db }, { id }) => notifyRoomReady(db, id, alerts.mails),
    },
    settleKeys: {
      of: 'hotel',
      schedule: { everySeconds: 10 },
      run: async ({ db, now }, { id, timeZone }) => {
        await settleKeys(db, id, alerts.changes)
        await reissueCodes(db, { id, today: dayAt(timeZone, now) }, { codes, changes: alerts.changes })
      },
    },
    settlePayments: {
      of: 'hotel',
      schedule: { everySeconds: 10 },
      // Longer than a gateway may take to answer for a whole batch.
      leaseSeconds: 300,
      run: async ({ db, now }, hotel) => {
        await payments.reconcileDue(db, hotel)
        await depositsAtPage.lookAfterSilent(db, hotel)
        await flagDoubtfulRefunds(db, hotel, alerts.changes)
        await notifyWaitingRefunds(db, hotel, { changes: alerts.changes, now })
        await alertUndeliveredPayments(db, hotel.id, alerts.changes)
      },
    },
    endHolds: {
      of: 'hotel',
      schedule: { everySeconds: MINUTE_SECONDS },
      run: ({ db }, { id }) => endHolds(db, id, { ...holds, sites }),
    },
    markStayOvers: {
      of: 'hotel',
      // After the night, and before housekeeping starts.
      schedule: { at: '04:00' },
      run: ({ db, now }, hotel) => markStayOverRooms(db, hotel, { sites, changes: alerts.changes, now }),
    },
    markNoShows: {
      of: 'hotel',
      schedule: { everySeconds: 10 * MINUTE_SECONDS },
      run: ({ db, now }, { id, timeZone }) =>
        markNoShows(db, { id, timeZone }, { sites, changes: alerts.changes, now }),
    },
    closeDays: {
      of: 'hotel',
      schedule: { everySeconds: 10 * MINUTE_SECONDS },
      leaseSeconds: 300,
      run: ({ db, now }, { id, timeZone }) =>
        closeDueDays(db, { id, timeZone }, { sites, changes: alerts.changes, now }),
    },
    compareBooks: {
      of: 'hotel',
      // Before the morning, when few guests are at a screen.
      schedule: { at: '03:30' },
      run: async ({ db, now, continueIn }, { id }) => {
        const pauseSeconds = await compareBooks({ ...feed, db, now }, id)
        if (pauseSeconds !== undefined) continueIn(pauseSeconds)
      },
    },
    reportGuests: {
      of: 'hotel',
      schedule: { everySeconds: 30 },
      // Longer than an authority may take to answer for all batches.
      leaseSeconds: 300,
      run: ({ db, now }, { id }) => watchReports(db, id, { ...reports, sites, now }),
    },
    storeDayReceipts: {
      of: 'hotel',
      schedule: { at: '07:00' },
      // A call for each day of a month.
      leaseSeconds: 900,
      run: ({ db, now }, { id }) => storeDayReceipts(db, id, { ...reports, sites, now }),
    },
    sendInvoiceRecords: {
      of: 'hotel',
      // Soon after an invoice is issued; the agency's own waiting time is longer.
      schedule: { everySeconds: 10 },
      // Longer than the agency may take to answer.
      leaseSeconds: 300,
      run: ({ db, now }, { id }) => sendRecords(db, id, { ...records, sites, now }),
    },
    ...(backups && { backUp: createBackUpJob(backups) }),
    seedDemo,
  }
}
