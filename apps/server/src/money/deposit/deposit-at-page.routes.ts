import { readDeposit, startDeposit } from '@foyer/contract/deposit.ts'
import { findProved, mayDo } from '../../access/proof/proved-reservation.ts'
import type { Calls } from '../../access/serve/serve.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { VisitCaller, Visits } from '../../access/visit/visits.ts'
import { readReservations } from '../../book/reservation/booked-reservation.store.ts'
import type { Database } from '../../platform/database/open-database.ts'
import type { DepositsAtPage } from './deposit-at-page.ts'
import { readDepositReply } from './read-deposit-reply.ts'

interface DepositAtPageRoutesDependencies {
  readonly db: Database
  readonly visits: Visits
  readonly sites: Sites
  readonly deposits: DepositsAtPage
}

export function depositAtPageRoutes(
  calls: Calls,
  { db, visits, sites, deposits }: DepositAtPageRoutesDependencies,
): void {
  /** Checks an open block with the provider first: it may already be blocked, and its page used. */
  async function look(caller: VisitCaller, reference: string): Promise<void> {
    const { hotel, open } = await visits.during(caller, { allowEnded: false }, async (visit) => {
      const proved = findProved(visit, reference)
      const isProved = proved !== undefined && mayDo(visit, proved, ['arrive'])
      return { hotel: visit.hotel, open: isProved ? await deposits.openOf(visit.tx, proved.id) : undefined }
    })
    if (open) await deposits.lookAt(db, hotel, open)
  }

  calls.serve(startDeposit, ({ body }, visit) => deposits.start(visit, body), {
    first: ({ request, body }) => look(request, body.reference),
  })

  calls.serve(
    readDeposit,
    async ({ body }, visit) => {
      const proved = findProved(visit, body.reference)
      const [stay] = proved ? await readReservations(visit.tx, visit.hotel, [proved.id]) : []
      return stay ? readDepositReply(visit, sites, stay) : { news: 'none' as const, currency: visit.hotel.currency }
    },
    { first: ({ request, body }) => look(request, body.reference) },
  )
}
