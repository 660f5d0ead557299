import { accountRoutes } from './account/account.routes.ts'
import { closeAccountRoutes } from './account/close.routes.ts'
import { createProvePassword } from './account/prove-password.ts'
import { accountRecoveryRoutes } from './account/recovery.routes.ts'
import { accountSessionRoutes } from './account/session.routes.ts'
import type { CheckinServices } from './checkin-services.ts'

/** Routes of a guest's own account. */
export function registerAccountRoutes(services: CheckinServices): void {
  const { calls, db, visits, browsers, passwords, inBackground, mails, baseUrl, accounts } = services
  const prove = createProvePassword({ db, visits, browsers, passwords })
  accountRoutes(calls, { accounts, mails, baseUrl, prove })
  accountSessionRoutes(calls, { db, visits, mails, baseUrl, browsers, passwords, prove })
  accountRecoveryRoutes(calls, { db, visits, mails, inBackground, baseUrl, passwords })
  closeAccountRoutes(calls, { visits, mails, prove })
}
