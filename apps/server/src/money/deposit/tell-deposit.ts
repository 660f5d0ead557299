import type { readDeposit } from '@foyer/contract/deposit.ts'
import { depositNewsOf, onCards, shortDeposit } from '@foyer/domain/payment/deposit.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import type * as z from 'zod/mini'
import type { Sites } from '../../access/site/sites.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { shownState } from './deposit.store.ts'
import { depositOfRental } from './deposit-of-rental.ts'

type Told = z.output<typeof readDeposit.reply>

/** What a renter sees: the total that is blocked, and what is missing for a car chosen since. */
export async function tellDeposit(visit: Visit, sites: Sites, stay: Reservation): Promise<Told> {
  const { wanted, blocks } = await depositOfRental(visit, sites, stay)
  const newsOf = (block: (typeof blocks)[number]) => depositNewsOf(shownState(block))
  const last = blocks.findLast((block) => newsOf(block) === 'waiting') ?? blocks.at(-1)
  if (!last) return { news: 'none', currency: visit.hotel.currency }
  const { currency } = last.amount
  const news = newsOf(last)
  const blocked = onCards(blocks)
  const short = shortDeposit(wanted, blocks)
  const { amount, card } = blocked ?? last
  return {
    news: blocked ? 'blocked' : news,
    amount,
    currency,
    ...(card && { card }),
    until: stay.endDate,
    ...(short && { short, shortNews: news === 'blocked' ? 'none' : news }),
  }
}
