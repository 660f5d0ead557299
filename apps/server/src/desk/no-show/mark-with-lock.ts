import { addDays } from '@foyer/domain/basics/add-days.ts'
import { formatMoney } from '@foyer/domain/basics/money.ts'
import type { StayDates } from '@foyer/domain/reservation/date-change.ts'
import { type Actor, writeAudit } from '../../access/audit/audit.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { HotelContext } from '../../book/hotel-system/publish-event.ts'
import { type DatedStay, findDatedStay } from '../dates/dates.store.ts'
import { computeNightBill, saveNightLines } from '../dates/night-bill.ts'
import { setNoShow } from './no-show.store.ts'

/** Marks a stay whose lock the caller holds; the bill follows the hotel's rule. */
export async function markWithLock(sites: Sites, at: HotelContext, who: Actor, id: string): Promise<void> {
  const [stay] = await findDatedStay(at.tx, id)
  if (stay?.state !== 'expected') return
  const { currency } = at.hotel
  const { charge } = (await sites.config(at.tx, at.hotel)).config.noShow
  await setNoShow(at.tx, id, charge)
  const difference = charge === 'firstNight' ? await changeNights(sites, at, stay, toFirstNight(stay)) : 0
  const details = { ...(difference !== 0 && { amount: formatMoney({ minor: difference, currency }, 'en') }) }
  await writeAudit(at.tx, who, { action: 'noShowMarked', subject: stay.reference, details })
}

/** Restores what the rule of then took off the bill; stays of earlier versions have none stored. */
export async function restoreNights(sites: Sites, at: HotelContext, id: string, charge: string | null): Promise<void> {
  const [stay] = await findDatedStay(at.tx, id)
  if (!stay) return
  const rule = charge ?? (await sites.config(at.tx, at.hotel)).config.noShow.charge
  if (rule === 'firstNight') await changeNights(sites, at, { ...stay, ...toFirstNight(stay) }, stay)
}

const toFirstNight = ({ startDate }: StayDates): StayDates => ({ startDate, endDate: addDays(startDate, 1) })

/** Changes the bill as if the stay had these dates, and returns the difference in minor units. */
async function changeNights(sites: Sites, at: HotelContext, stay: DatedStay, to: StayDates): Promise<number> {
  const { lines, difference } = await computeNightBill(sites, at, stay, { to, unusedNights: 'release' })
  await saveNightLines(at, stay, lines)
  return difference
}
