import { startDeposit } from '@foyer/contract/deposit.ts'
import { mayDo, provedAs } from '../../access/proof/proved-reservation.ts'
import type { Calls } from '../../access/serve/serve.ts'
import type { Visits } from '../../access/visit/visits.ts'
import type { Database } from '../../platform/database/open-database.ts'
import type { DepositsAtPage } from './deposit-at-page.ts'

interface Parts {
  readonly db: Database
  readonly visits: Visits
  readonly deposits: DepositsAtPage
}

export function depositAtPageRoutes(calls: Calls, { db, visits, deposits }: Parts): void {
  calls.serve(startDeposit, ({ body }, visit) => deposits.start(visit, body), {
    // Of one that is open the truth is found first: it may be blocked, and its page was used.
    async first({ request, body }) {
      const { hotel, open } = await visits.during(request, { evenEnded: false }, async (visit) => {
        const proved = provedAs(visit, body.reference)
        const isProved = proved !== undefined && mayDo(visit, proved, ['arrive'])
        return { hotel: visit.hotel, open: isProved ? await deposits.openOf(visit.tx, proved.id) : undefined }
      })
      if (open) await deposits.lookAt(db, hotel, open)
    },
  })
}
