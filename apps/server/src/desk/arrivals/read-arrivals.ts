import type { Arrival } from '@foyer/contract/staff/arrivals.ts'
import { withStates } from '@foyer/domain/completion/guest-completion.ts'
import type { HotelConfig } from '@foyer/domain/config/hotel-config.ts'
import type { Site } from '@foyer/domain/config/site.ts'
import type { Guest } from '@foyer/domain/guest/guest.ts'
import { orderGuests } from '@foyer/domain/guest/guest-order.ts'
import type { ChannelName } from '@foyer/domain/mode/channels.ts'
import { getDefaultSite } from '../../access/site/get-default-site.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import { type BookedReservation, readReservations } from '../../book/reservation/booked-reservation.store.ts'
import type { ListedReservation } from './listed-stays.store.ts'
import { type ListedFacts, readStayFacts, type StayFacts } from './stay-facts.store.ts'
import { toArrival } from './to-arrival.ts'

/** The reader: staff, or the connection that publishes changes. */
export type HotelContext = Pick<Staff, 'tx' | 'hotel' | 'today'>

export interface StayOverview {
  /** In order, with states according to the hotel's own rules. */
  readonly guests: readonly Guest[]
  readonly arrival: Arrival
  readonly reservation: BookedReservation
  readonly facts: StayFacts
  readonly site: Site
  /** Returns the kind of screen of an app key of this hotel; undefined for unknown keys. */
  readonly channelOf: (appKey: string) => ChannelName | undefined
}

/** Returns stays as the hotel sees them, in the order of the ids. */
export async function readStays(staff: HotelContext, sites: Sites, ids: readonly string[]): Promise<StayOverview[]> {
  if (ids.length === 0) return []
  const { tx, hotel } = staff
  const rules = await readRules(staff, sites)
  const [reservations, factsOf] = await Promise.all([readReservations(tx, hotel, ids), readStayFacts(tx, ids)])
  return Promise.all(
    reservations.map(async (reservation) => {
      const facts = factsOf(reservation.id)
      const site = await rules.siteOf(facts)
      const channelOf = (appKey: string) => rules.config.apps[appKey]?.channel
      return { reservation, facts, site, ...toOverview(staff, rules.config, { reservation, facts, site }), channelOf }
    }),
  )
}

export async function readRules({ tx, hotel }: HotelContext, sites: Sites) {
  const { config } = await sites.config(tx, hotel)
  const usual = await getDefaultSite(sites, tx, hotel)
  return {
    config,
    siteOf: async ({ screen }: ListedFacts) => (screen && (await sites.site(tx, hotel, screen.holder))) ?? usual,
  }
}

interface ListedAtSite {
  readonly reservation: ListedReservation
  readonly facts: ListedFacts
  readonly site: Site
}

export function toOverview(staff: HotelContext, config: HotelConfig, { reservation, facts, site }: ListedAtSite) {
  const ordered = orderGuests(reservation.guests, staff.today)
  const guests = withStates({ guests: ordered, site, today: staff.today })
  return { guests, arrival: toArrival({ staff, config, reservation, guests, facts, site }) }
}
