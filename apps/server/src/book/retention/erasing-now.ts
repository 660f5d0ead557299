import { type Erasing, erasingOf, keepingRulesOf } from '@foyer/domain/retention/periods.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Staff } from '../../access/staff-session/staff.ts'

/** What would be erased if a guest of this stay asked for it now. */
export async function erasingNow(
  { tx, hotel, today }: Pick<Staff, 'tx' | 'hotel' | 'today'>,
  sites: Sites,
  reservation: Parameters<typeof erasingOf>[0],
): Promise<Erasing> {
  const { config } = await sites.config(tx, hotel)
  return erasingOf(reservation, keepingRulesOf(config), today)
}
