import { blockDeposit, releaseDeposit, settleDeposit, takeOfDeposit } from '@foyer/contract/staff/deposit.ts'
import type { StaffCalls } from '../../access/serve/staff-calls.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { ChooseGateway } from '../../outside/payment-gateway/payment-gateway.ts'
import type { Database } from '../../platform/database/open-database.ts'
import type { KeySecret } from '../../platform/secrets/key-secret.ts'
import { depositBlocking } from './block-deposit.ts'
import type { KeepTaken } from './keep-taken.ts'
import { recordDepositAnswer } from './record-deposit-answer.ts'
import { depositRelease } from './release-deposit.ts'
import { settleByHand } from './settle-deposit.ts'
import { depositTaking } from './take-of-deposit.ts'

interface DepositRoutesDependencies {
  readonly db: Database
  readonly sites: Sites
  readonly gatewayFor: ChooseGateway
  readonly secret: Pick<KeySecret, 'seal' | 'open'>
  readonly keepTaken: KeepTaken
}

/** Routes for a rental's deposit on the card from the booking. */
export function depositRoutes(staffCalls: StaffCalls, dependencies: DepositRoutesDependencies): void {
  const { db, sites, gatewayFor, secret, keepTaken } = dependencies
  const asking = { db, sites, gatewayFor, record: recordDepositAnswer(keepTaken) }
  staffCalls.serveOutside(blockDeposit, depositBlocking({ ...asking, secret }), ['stays'])
  staffCalls.serveOutside(releaseDeposit, depositRelease(asking), ['stays'])
  staffCalls.serveOutside(takeOfDeposit, depositTaking(asking), ['stays'])

  staffCalls.serveStaff(
    settleDeposit,
    async ({ params, body: { state } }, staff) => {
      await settleByHand(staff, params.reference, { state, keepTaken })
      return {}
    },
    ['stays'],
  )
}
