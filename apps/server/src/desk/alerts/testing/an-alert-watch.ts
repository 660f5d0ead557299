import { sites } from '../../../access/site/sites.ts'
import { mails } from '../../../papers/mail/mails.ts'
import type { Changes } from '../../../platform/changes/changes.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { outbox } from '../../../platform/outbox/outbox.ts'
import type { WatchAlerts } from '../watch-alerts.ts'

const unheard: Changes = { tell() {}, subscribe: () => () => {}, stop: async () => {} }

/** Dependencies for watching alerts; mails are stored but not sent. */
export function anAlertWatch(db: Database): WatchAlerts {
  const kept = mails({ sites: sites(db), outbox: outbox(db, {}), sends: false, changes: unheard })
  return { mails: kept, baseUrl: 'https://checkin.example', changes: unheard }
}
