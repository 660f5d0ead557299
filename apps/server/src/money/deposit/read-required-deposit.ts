import type { Money } from '@foyer/domain/basics/money.ts'
import { getGroupDeposit } from '@foyer/domain/upsell/fleet.ts'
import type { Hotel } from '../../access/hotel/hotel.ts'
import type { Sites } from '../../access/site/sites.ts'
import { readChosen } from '../../book/upgrade/upgrade.store.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'

export interface RentedStay {
  readonly id: string
  readonly room: { readonly typeId: string }
}

/**
 * Returns the deposit for the car that they will drive: an upgrade may have been chosen, which
 * applies from the pick-up on.
 */
export async function readRequiredDeposit(
  { tx, hotel }: { readonly tx: HotelTransaction; readonly hotel: Hotel },
  sites: Sites,
  { id, room }: RentedStay,
): Promise<Money | undefined> {
  const { fleet } = (await sites.config(tx, hotel)).config
  const chosen = await readChosen(tx, id)
  return getGroupDeposit(fleet, chosen && !chosen.applied ? chosen.typeId : room.typeId, hotel.currency)
}
