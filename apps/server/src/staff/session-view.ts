import type { StaffSession } from '@foyer/contract/staff/session.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { roles } from '@foyer/domain/staff/roles.ts'
import type { Database } from '../database/open-database.ts'
import type { Sites } from '../site/sites.ts'
import { rolesOf } from './member.store.ts'
import { IDLE_MINUTES } from './session.store.ts'
import type { Member } from './staff.ts'

/** What a page knows of who has signed in and where they work. */
export async function sessionView(
  { db, sites }: { db: Database; sites: Sites },
  { id, name, email, language }: Omit<Member, 'session'>,
  csrf: string,
): Promise<StaffSession> {
  const held = await rolesOf(db.directory, id)
  const hotels = await Promise.all(
    held.map(async ({ hotelId, role }) => {
      const hotel = await sites.hotel(hotelId)
      if (!hotel) return []
      const { config } = await db.inHotel(hotelId, (tx) => sites.config(tx, hotelId))
      const { companyId: _, country: _country, isDemo: _demo, ...facts } = hotel
      return [{ ...facts, languages: [...config.languages], role, may: [...roles[role]] }]
    }),
  )
  if (hotels.flat().length === 0) throw new Problem('notSignedIn', 'this account has no hotel')
  return { member: { id, name, email, language }, hotels: hotels.flat(), csrf, idleMinutes: IDLE_MINUTES }
}
