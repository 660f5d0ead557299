import type { readDeposit } from '@foyer/contract/deposit.ts'
import { getBlockedTotal, getDepositShortfall, toDepositStatus } from '@foyer/domain/payment/deposit.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import type * as z from 'zod/mini'
import type { Sites } from '../../access/site/sites.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { getShownState } from './deposit.store.ts'
import { readDepositOfRental } from './deposit-of-rental.ts'

type DepositReply = z.output<typeof readDeposit.reply>

/** What a renter sees: the total that is blocked, and what is missing for a car chosen since. */
export async function readDepositReply(visit: Visit, sites: Sites, stay: Reservation): Promise<DepositReply> {
  const { required, blocks } = await readDepositOfRental(visit, sites, stay)
  const newsOf = (block: (typeof blocks)[number]) => toDepositStatus(getShownState(block))
  const last = blocks.findLast((block) => newsOf(block) === 'waiting') ?? blocks.at(-1)
  if (!last) return { news: 'none', currency: visit.hotel.currency }
  const { currency } = last.amount
  const news = newsOf(last)
  const blocked = getBlockedTotal(blocks)
  const short = getDepositShortfall(required, blocks)
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
