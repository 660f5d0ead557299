import type { Money } from '@foyer/domain/basics/money.ts'
import { getDepositShortfall, getMissingDeposit } from '@foyer/domain/payment/deposit.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Hotel } from '../../access/hotel/hotel.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Visit } from '../../access/visit/visit.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { canBlockDeposit } from '../payment/can-block-deposit.ts'
import { listSavedCards } from '../payment/saved-card.store.ts'
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

type RentalContext = Pick<Visit, 'tx' | 'hotel' | 'site'>
export type AssertDepositPaid = (visit: RentalContext, stay: RentedStay) => Promise<void>

/**
 * A renter gets the key only when the whole deposit is blocked, if it can be blocked where the
 * renter checks in. Elsewhere staff take it, unless a part is blocked: then the rest must be
 * blocked too.
 */
export function createAssertDepositPaid(sites: Sites): AssertDepositPaid {
  return async (visit, stay) => {
    const { tx, site } = visit
    if (!site.product.upsells) return
    const { required, blocks } = await readDepositOfRental(visit, sites, stay)
    const needsAll = canBlockDeposit(site.policies.payment, await listSavedCards(tx, stay.id))
    const missing = needsAll ? getMissingDeposit(required, blocks) : getDepositShortfall(required, blocks)
    if (missing) throw new Problem('depositShort', 'less is held than this car requires')
  }
}

/**
 * The desk hands a car over without a hold only if it says how it took the deposit. Returns that
 * deposit, or undefined if it is held.
 */
export async function assertDepositAtDesk(
  sites: Sites,
  visit: RentalContext,
  stay: RentedStay,
  howTaken: string | undefined,
): Promise<Money | undefined> {
  if (!visit.site.product.upsells) return undefined
  const { required, blocks } = await readDepositOfRental(visit, sites, stay)
  const missing = getMissingDeposit(required, blocks)
  if (missing && (!howTaken || getDepositShortfall(required, blocks)))
    throw new Problem('depositShort', 'less is held than this car requires')
  return missing
}
