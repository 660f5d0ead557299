import { addDays } from '@foyer/domain/basics/add-days.ts'
import { formatMoney } from '@foyer/domain/basics/money.ts'
import type { NoShowDecision } from '@foyer/domain/config/no-show.ts'
import type { StayDates } from '@foyer/domain/reservation/date-change.ts'
import { type Actor, writeAudit } from '../../access/audit/audit.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { HotelContext } from '../../book/hotel-system/publish-event.ts'
import { type DatedStay, findDatedStay } from '../dates/dates.store.ts'
import { computeNightBill, saveNightLines } from '../dates/night-bill.ts'
import { setNoShow } from './no-show.store.ts'

interface Missing {
  readonly id: string
  /** What staff have decided; otherwise the bill follows the hotel's rule. */
  readonly decided?: NoShowDecision | undefined
  readonly reason?: string | undefined
}

/** Marks a stay whose lock the caller holds. */
export async function markWithLock(
  sites: Sites,
  at: HotelContext,
  who: Actor,
  { id, decided, reason }: Missing,
): Promise<void> {
  const [stay] = await findDatedStay(at.tx, id)
  if (stay?.state !== 'expected') return
  const { currency } = at.hotel
  const charge = decided ?? (await sites.config(at.tx, at.hotel)).config.noShow.charge
  await setNoShow(at.tx, id, charge)
  const difference = await changeNights(sites, at, stay, toNoShowChange(charge, stay))
  const details = { ...(difference !== 0 && { amount: formatMoney({ minor: difference, currency }, 'en') }) }
  await writeAudit(at.tx, who, { action: 'noShowMarked', subject: stay.reference, details, ...(reason && { reason }) })
}

/** How this decision would change the bill, in minor units. */
export async function computeNoShowDifference(
  sites: Sites,
  at: HotelContext,
  stay: DatedStay,
  decided: NoShowDecision,
): Promise<number> {
  const change = toNoShowChange(decided, stay)
  return (await computeNightBill(sites, at, stay, { ...change, unusedNights: 'release' })).difference
}

const toNoShowChange = (charge: string, stay: StayDates) => ({ to: toChargedDates(charge, stay), isUntaxed: true })

/** Restores what the decision or the rule of then took off the bill; stays of earlier versions have none stored. */
export async function restoreNights(sites: Sites, at: HotelContext, id: string, charge: string | null): Promise<void> {
  const [stay] = await findDatedStay(at.tx, id)
  if (!stay) return
  const rule = charge ?? (await sites.config(at.tx, at.hotel)).config.noShow.charge
  await changeNights(sites, at, { ...stay, ...toChargedDates(rule, stay) }, { to: stay, isUntaxed: false })
}

/** The nights that a no-show pays. */
function toChargedDates(charge: string, { startDate, endDate }: StayDates): StayDates {
  if (charge === 'none') return { startDate, endDate: startDate }
  return { startDate, endDate: charge === 'firstNight' ? addDays(startDate, 1) : endDate }
}

/** Changes the bill as if the stay had these dates, and returns the difference in minor units. */
async function changeNights(
  sites: Sites,
  at: HotelContext,
  stay: DatedStay,
  change: { readonly to: StayDates; readonly isUntaxed: boolean },
): Promise<number> {
  const { lines, difference } = await computeNightBill(sites, at, stay, { ...change, unusedNights: 'release' })
  await saveNightLines(at, stay, lines)
  return difference
}
