import { createSites } from '../../../access/site/sites.ts'
import { createMails } from '../../../papers/mail/mails.ts'
import type { Changes } from '../../../platform/changes/changes.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { createOutbox } from '../../../platform/outbox/outbox.ts'
import { testKeySecret } from '../../../testing/test-key-secret.ts'
import type { WatchAlertsDependencies } from '../watch-alerts.ts'

const noChanges: Changes = { publish() {}, subscribe: () => () => {}, stop: async () => {} }

/** Dependencies for watching alerts; mails are stored but not sent. */
export function buildAlertWatch(db: Database): WatchAlertsDependencies {
  const kept = createMails({
    sites: createSites(db),
    outbox: createOutbox(db, {}),
    sends: false,
    changes: noChanges,
    secret: testKeySecret,
  })
  return { mails: kept, baseUrl: 'https://checkin.example', changes: noChanges }
}
