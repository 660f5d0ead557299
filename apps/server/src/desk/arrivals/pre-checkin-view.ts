import type { Stay } from '@foyer/contract/staff/stay.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import { findPreCheckinApp } from '../../checkin/pre-checkin/link-address.ts'
import type { StayRecords } from './stay-records.store.ts'

/** What the hotel sees of a party's pre-check-in. */
export async function readPreCheckinView(
  { tx, hotel }: Staff,
  { said, links }: StayRecords,
  sites: Sites,
): Promise<Pick<Stay, 'preCheckin' | 'links'>> {
  const { config } = await sites.config(tx, hotel)
  return {
    preCheckin: said
      ? {
          completedAt: new Date(said.completed_at).toISOString(),
          arrivalTime: said.arrival_time ?? undefined,
          notes: said.notes ?? undefined,
        }
      : undefined,
    links: findPreCheckinApp(config) ? links : undefined,
  }
}
