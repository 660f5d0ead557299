import type { StaffSession } from '@foyer/contract/staff/session.ts'
import type { HotelSystemConfig } from '@foyer/domain/config/hotel-system.ts'
import { products } from '@foyer/domain/mode/products.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { roles } from '@foyer/domain/staff/roles.ts'
import type { Sites } from '../../access/site/sites.ts'
import { listRoles } from '../../access/staff-session/member.store.ts'
import { canUsePassword } from '../../access/staff-session/password-use.store.ts'
import { IDLE_MINUTES } from '../../access/staff-session/session.store.ts'
import type { Member } from '../../access/staff-session/staff.ts'
import type { Database } from '../../platform/database/open-database.ts'

/** What a page knows about the signed-in member and their hotels. */
export async function readSessionView(
  { db, sites, isSignOnOnly }: { db: Database; sites: Sites; isSignOnOnly: boolean },
  { id, name, email, language }: Pick<Member, 'id' | 'name' | 'email' | 'language'>,
  csrf: string,
): Promise<StaffSession> {
  const held = await listRoles(db.directory, id)
  const hotels = await Promise.all(
    held.map(async ({ hotelId, role }) => {
      const hotel = await sites.hotel(hotelId)
      if (!hotel) return []
      const { config } = await sites.configOf(hotel)
      const { name: called, city, timeZone, currency } = hotel
      return [
        {
          id: hotelId,
          name: called,
          city,
          timeZone,
          currency,
          languages: [...config.languages],
          partyWord: products[config.product].partyWord,
          ...toSystemFacts(config.hotel_system),
          role,
          may: [...roles[role]],
        },
      ]
    }),
  )
  if (hotels.flat().length === 0) throw new Problem('notSignedIn', 'this account has no hotel')
  const usesPassword = await canUsePassword(db.directory, email, isSignOnOnly)
  return { member: { id, name, email, language, usesPassword }, hotels: hotels.flat(), csrf, idleMinutes: IDLE_MINUTES }
}

function toSystemFacts(system: HotelSystemConfig) {
  if (system.kind === 'embedded') return { hasSystem: false }
  return { hasSystem: true, ...(system.page && { systemUrl: system.page }) }
}
