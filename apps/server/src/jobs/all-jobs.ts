import type { IntentParts } from '../access/intent/carry-out.ts'
import { reconcileIntents } from '../access/intent/reconcile-intents.ts'
import type { Sites } from '../access/site/sites.ts'
import { type PullFeed, pullFeed } from '../book/hotel-system/pull-feed.ts'
import { eraseDue } from '../book/retention/erase-due.ts'
import { type EndHolds, endHolds } from '../checkin/cancel/end-holds.ts'
import { settleKeys } from '../checkin/keys/settle-keys.ts'
import { tellRoomReady } from '../checkin/room-wait/tell-room-ready.ts'
import { type WatchAlerts, watchAlerts } from '../desk/alerts/watch-alerts.ts'
import { doubtRefunds } from '../desk/money/doubt-refunds.ts'
import { tellWaitingRefunds } from '../desk/money/tell-waiting.ts'
import { keepSearchWords } from '../desk/search/keep-search-words.ts'
import type { DepositsAtPage } from '../money/deposit/deposit-at-page.ts'
import type { LookAfterPayments } from '../money/payment/look-after-payments.ts'
import type { BackupSettings } from '../platform/database/backup/backup-folder.ts'
import { backUpJob } from './back-up-job.ts'
import type { HotelJob, Jobs } from './job.ts'
import { tidyHotel } from './tidy/tidy.ts'

const A_MINUTE = 60
const AN_HOUR = 3_600

interface AllJobs {
  readonly sites: Sites
  readonly intents: IntentParts
  readonly feed: Omit<PullFeed, 'db'>
  readonly alerts: WatchAlerts
  readonly holds: Omit<EndHolds, 'sites'>
  readonly payments: LookAfterPayments
  readonly depositsAtPage: Pick<DepositsAtPage, 'lookAfterSilent'>
  /** Where backups are stored; if unset, none are made. */
  readonly backups?: BackupSettings | undefined
  /** Provided by the demo. */
  readonly layDemo: HotelJob
}

/**
 * Every scheduled job. To add one: its name in `domain/jobs/job.ts`, its texts in
 * `staff/wordings/*.json`, and an entry here.
 */
export function allJobs({
  sites,
  intents,
  feed,
  alerts,
  holds,
  payments,
  depositsAtPage,
  backups,
  layDemo,
}: AllJobs): Jobs {
  return {
    tidy: {
      of: 'hotel',
      schedule: { everySeconds: AN_HOUR },
      run: ({ db }, { id }) => tidyHotel(db, id),
    },
    eraseDue: {
      of: 'hotel',
      schedule: { everySeconds: AN_HOUR },
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
      schedule: { everySeconds: A_MINUTE },
      run: async ({ db }, { id }) => void (await pullFeed({ ...feed, db }, id)),
    },
    keepSearchWords: {
      of: 'hotel',
      schedule: { everySeconds: A_MINUTE },
      run: ({ db }, { id }) => keepSearchWords(db, id),
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
      run: ({ db }, { id }) => tellRoomReady(db, id, alerts.mails),
    },
    settleKeys: {
      of: 'hotel',
      schedule: { everySeconds: 10 },
      run: ({ db }, { id }) => settleKeys(db, id, alerts.changes),
    },
    settlePayments: {
      of: 'hotel',
      schedule: { everySeconds: 10 },
      // Longer than a gateway may take to answer for a whole batch.
      leaseSeconds: 300,
      run: async ({ db, now }, hotel) => {
        await payments.lookAfterDue(db, hotel)
        await depositsAtPage.lookAfterSilent(db, hotel)
        await doubtRefunds(db, hotel, alerts.changes)
        await tellWaitingRefunds(db, hotel, { changes: alerts.changes, now })
      },
    },
    endHolds: {
      of: 'hotel',
      schedule: { everySeconds: A_MINUTE },
      run: ({ db }, { id }) => endHolds(db, id, { ...holds, sites }),
    },
    ...(backups && { backUp: backUpJob(backups) }),
    layDemo,
  }
}
