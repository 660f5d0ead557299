import type { Stay } from '@foyer/contract/staff/stay.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import { openLinks } from '../../checkin/pre-checkin/link.store.ts'
import { preCheckinApp } from '../../checkin/pre-checkin/link-address.ts'
import { preCheckinOf } from '../../checkin/pre-checkin/pre-checkin.store.ts'
import type { SeenStay } from './read-arrivals.ts'

/** What the house sees of a party that prepares at home. */
export async function preCheckinView(
  { tx, hotel }: Staff,
  { reservation }: SeenStay,
  sites: Sites,
): Promise<Pick<Stay, 'preCheckin' | 'links'>> {
  const said = await preCheckinOf(tx, reservation.id)
  const { config } = await sites.config(tx, hotel.id)
  return {
    preCheckin: said && {
      completedAt: said.completed_at.toISOString(),
      arrivalTime: said.arrival_time ?? undefined,
      notes: said.notes ?? undefined,
    },
    links: preCheckinApp(config) ? await openLinks(tx, reservation.id) : undefined,
  }
}
