import { blockDeposit, releaseDeposit, settleDeposit, takeOfDeposit } from '@foyer/contract/staff/deposit.ts'
import type { StaffCalls } from '../../access/serve/staff-calls.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { ChooseGateway } from '../../outside/payment-gateway/payment-gateway.ts'
import type { Database } from '../../platform/database/open-database.ts'
import type { KeySecret } from '../../platform/secrets/key-secret.ts'
import { createDepositBlocking } from './block-deposit.ts'
import { createDepositCapture } from './capture-deposit.ts'
import type { RecordCapture } from './record-capture.ts'
import { createRecordDepositAnswer } from './record-deposit-answer.ts'
import { createDepositRelease } from './release-deposit.ts'
import { settleByHand } from './settle-deposit.ts'

interface DepositRoutesDependencies {
  readonly db: Database
  readonly sites: Sites
  readonly gatewayFor: ChooseGateway
  readonly secret: Pick<KeySecret, 'seal' | 'open'>
  readonly recordCapture: RecordCapture
}

/** Routes for a rental's deposit on the card from the booking. */
export function depositRoutes(staffCalls: StaffCalls, dependencies: DepositRoutesDependencies): void {
  const { db, sites, gatewayFor, secret, recordCapture } = dependencies
  const asking = { db, sites, gatewayFor, record: createRecordDepositAnswer(recordCapture) }
  staffCalls.serveOutside(blockDeposit, createDepositBlocking({ ...asking, secret }), ['stays'])
  staffCalls.serveOutside(releaseDeposit, createDepositRelease(asking), ['stays'])
  staffCalls.serveOutside(takeOfDeposit, createDepositCapture(asking), ['stays'])

  staffCalls.serveStaff(
    settleDeposit,
    async ({ params, body: { state } }, staff) => {
      await settleByHand(staff, params.reference, { state, keepTaken: recordCapture })
      return {}
    },
    ['stays'],
  )
}
