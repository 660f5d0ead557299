import type { Money } from '@foyer/domain/basics/money.ts'
import { shortDeposit } from '@foyer/domain/payment/deposit.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Hotel } from '../../access/hotel/hotel.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Visit } from '../../access/visit/visit.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { blocksOfStay, type Deposit } from './deposit.store.ts'
import { type Rented, wantedDeposit } from './wanted-deposit.ts'

interface DepositOfRental {
  /** The deposit that the car requires. */
  readonly wanted: Money | undefined
  readonly blocks: readonly Deposit[]
}

export async function depositOfRental(
  at: { readonly tx: HotelTransaction; readonly hotel: Hotel },
  sites: Sites,
  stay: Rented,
): Promise<DepositOfRental> {
  return { wanted: await wantedDeposit(at, sites, stay), blocks: await blocksOfStay(at.tx, stay.id) }
}

export type RefuseShortDeposit = (visit: Visit, stay: Rented) => Promise<void>

/**
 * A renter who blocked a deposit and then chose a car with a higher one gets the key only when the
 * rest is blocked too.
 */
export function refuseShortDeposit(sites: Sites): RefuseShortDeposit {
  return async (visit, stay) => {
    if (!visit.site.product.upsells) return
    const { wanted, blocks } = await depositOfRental(visit, sites, stay)
    if (shortDeposit(wanted, blocks)) throw new Problem('depositShort', 'less is blocked than this car asks for')
  }
}
