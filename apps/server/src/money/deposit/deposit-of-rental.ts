import type { Money } from '@foyer/domain/basics/money.ts'
import { getDepositShortfall } from '@foyer/domain/payment/deposit.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Hotel } from '../../access/hotel/hotel.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Visit } from '../../access/visit/visit.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { type Deposit, listDeposits } from './deposit.store.ts'
import { type RentedStay, readRequiredDeposit } from './read-required-deposit.ts'

interface DepositOfRental {
  /** The deposit that the car requires. */
  readonly required: Money | undefined
  readonly blocks: readonly Deposit[]
}

export async function readDepositOfRental(
  at: { readonly tx: HotelTransaction; readonly hotel: Hotel },
  sites: Sites,
  stay: RentedStay,
): Promise<DepositOfRental> {
  return { required: await readRequiredDeposit(at, sites, stay), blocks: await listDeposits(at.tx, stay.id) }
}

export type AssertDepositPaid = (visit: Pick<Visit, 'tx' | 'hotel' | 'site'>, stay: RentedStay) => Promise<void>

/**
 * A renter who blocked a deposit and then chose a car with a higher one gets the key only when the
 * rest is blocked too.
 */
export function createAssertDepositPaid(sites: Sites): AssertDepositPaid {
  return async (visit, stay) => {
    if (!visit.site.product.upsells) return
    const { required, blocks } = await readDepositOfRental(visit, sites, stay)
    if (getDepositShortfall(required, blocks)) throw new Problem('depositShort', 'less is held than this car requires')
  }
}
