import { randomUUID } from 'node:crypto'
import { getUpgradePrice } from '@foyer/domain/upgrade/upgrade.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import { saveOwnLine } from '../../book/reservation/own-line.store.ts'
import { findChoiceLine, readChosen, reserveNights } from '../../book/upgrade/upgrade.store.ts'
import { removeUpgrade } from '../../checkin/upgrade/save-upgrade.ts'
import { listHeldNights } from './dates.store.ts'

interface NewDates {
  readonly id: string
  readonly startDate: string
  readonly endDate: string
  readonly nights: number
}

/** A better room that the guest has chosen for their arrival follows the new dates, or is returned if it is not free. */
export async function followUpgrade(sites: Sites, { tx, hotel }: Staff, stay: NewDates): Promise<void> {
  const chosen = await readChosen(tx, stay.id)
  if (!chosen || chosen.applied) return
  await reserveNights(tx, hotel.id, stay.id, chosen.roomNumber, stay.startDate, stay.endDate)
  const held = await listHeldNights(tx, stay.id, chosen.roomNumber)
  if (held.length < stay.nights) return removeUpgrade(tx, stay.id)
  const { upgrades } = (await sites.config(tx, hotel)).config
  const offer = upgrades.find(({ id }) => id === chosen.offerId)
  const [line] = await findChoiceLine(tx, stay.id)
  if (!offer || !line) return
  const { minor } = getUpgradePrice(offer, stay.nights, hotel.currency)
  await saveOwnLine(tx, hotel.id, randomUUID(), stay.id, 'upgrade', JSON.stringify(line.names), minor)
}
