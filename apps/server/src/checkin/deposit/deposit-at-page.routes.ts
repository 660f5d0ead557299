import { readDeposit, startDeposit } from '@foyer/contract/deposit.ts'
import { depositNewsOf } from '@foyer/domain/payment/deposit.ts'
import { mayDo, provedAs } from '../../access/proof/proved-reservation.ts'
import type { Calls } from '../../access/serve/serve.ts'
import type { VisitCaller, Visits } from '../../access/visit/visits.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { depositOfStay, shownState } from './deposit.store.ts'
import type { DepositsAtPage } from './deposit-at-page.ts'

interface Parts {
  readonly db: Database
  readonly visits: Visits
  readonly deposits: DepositsAtPage
}

export function depositAtPageRoutes(calls: Calls, { db, visits, deposits }: Parts): void {
  /** Of one that is open the truth is found first: it may be blocked, and its page was used. */
  async function look(caller: VisitCaller, reference: string): Promise<void> {
    const { hotel, open } = await visits.during(caller, { evenEnded: false }, async (visit) => {
      const proved = provedAs(visit, reference)
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
      const proved = provedAs(visit, body.reference)
      const last = proved && (await depositOfStay(visit.tx, proved.id))
      if (!last) return { news: 'none' as const, currency: visit.hotel.currency }
      const { amount, card } = last
      const news = depositNewsOf(shownState(last))
      return { news, amount, currency: amount.currency, ...(card && { card }), until: proved.endDate }
    },
    { first: ({ request, body }) => look(request, body.reference) },
  )
}
