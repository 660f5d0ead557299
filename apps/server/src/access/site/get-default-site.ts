import type { Site } from '@foyer/domain/config/site.ts'
import { findAppWith } from '@foyer/domain/mode/processes.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import type { Hotel } from '../hotel/hotel.ts'
import type { Sites } from './sites.ts'

/**
 * The guest's app decides what is asked of them; before they use one, the first app that checks in
 * does.
 */
export async function getDefaultSite(sites: Sites, tx: HotelTransaction, hotel: Hotel): Promise<Site> {
  const { config } = await sites.config(tx, hotel)
  const appKey = findAppWith(config.apps, 'checksIn') ?? Object.keys(config.apps)[0]
  const site = appKey === undefined ? undefined : await sites.site(tx, hotel, appKey)
  if (!site) throw new Problem('unavailable', 'this hotel has no app')
  return site
}
