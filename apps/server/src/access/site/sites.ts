import type { HotelConfig, HotelConfigInput } from '@foyer/domain/config/hotel-config.ts'
import { canCompareFaces, onlyOffered } from '@foyer/domain/config/offered.ts'
import { publicConfig } from '@foyer/domain/config/public-config.ts'
import { readConfig } from '@foyer/domain/config/read-config.ts'
import { type Site, settleSite } from '@foyer/domain/config/site.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { chooseFaceMatcher } from '../../outside/face-matcher/choose-face-matcher.ts'
import type { ChooseFaceMatcher } from '../../outside/face-matcher/face-matcher.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import type { Database } from '../../platform/database/open-database.ts'
import type { Hotel } from '../hotel/hotel.ts'

interface PublishedConfig {
  readonly version: number
  readonly config: HotelConfig
}

export interface Sites {
  hotel(hotelId: number): Promise<Hotel | undefined>
  /** The newest published document, whole: with its secrets. */
  config(tx: HotelTransaction, hotelId: number): Promise<PublishedConfig>
  /** Undefined when the hotel has no app with this key. */
  site(tx: HotelTransaction, hotel: Hotel, appKey: string, channelOverride?: string | null): Promise<Site | undefined>
  /** Whether faces can be compared here: somebody does it, and there is a text to agree to. */
  comparesFaces(hotel: Hotel, site: Site): boolean
}

/** No more of a site than can be offered: what nothing here could read is not asked for. */
export function sites(db: Database, matcherFor: ChooseFaceMatcher = chooseFaceMatcher): Sites {
  const parsed = new Map<number, PublishedConfig>()
  const settled = new Map<string, { version: number; site: Site }>()

  const config: Sites['config'] = async (tx, hotelId) => {
    const newest = await tx
      .selectFrom('hotel_configs')
      .select((row) => row.fn.max('version').as('version'))
      .executeTakeFirst()
    if (newest?.version == null) throw new Problem('unavailable', 'this hotel has no published configuration')
    const known = parsed.get(hotelId)
    if (known?.version === newest.version) return known
    const row = await tx
      .selectFrom('hotel_configs')
      .select('document')
      .where('version', '=', newest.version)
      .executeTakeFirstOrThrow()
    const read = readConfig(row.document)
    if (!read.ok)
      throw new Problem('unavailable', `the hotel's configuration is not readable at ${read.issues[0]?.path}`)
    const published = { version: newest.version, config: read.config }
    parsed.set(hotelId, published)
    return published
  }

  return {
    async hotel(hotelId) {
      return db.directory
        .selectFrom('hotels')
        .select(['id', 'company_id as companyId', 'name', 'city', 'country', 'time_zone as timeZone', 'currency'])
        .select('demo as isDemo')
        .where('id', '=', hotelId)
        .executeTakeFirst()
    },
    config,
    comparesFaces: (hotel, site) => canCompareFaces(site, { faceReader: matcherFor(hotel, site).installed }),
    async site(tx, hotel, appKey, channelOverride = null) {
      const { version, config: document } = await config(tx, hotel.id)
      if (!Object.hasOwn(document.apps, appKey)) return undefined
      const key = `${hotel.id}/${appKey}/${channelOverride ?? ''}`
      const known = settled.get(key)
      if (known?.version === version) return known.site
      const configured = settleSite({ config: publicConfig(document), appKey, channelOverride })
      const site = onlyOffered(configured, { faceReader: matcherFor(hotel, configured).installed })
      settled.set(key, { version, site })
      return site
    },
  }
}

/** A document that cannot be read is never stored. Returns its version, the old one when nothing changed. */
export async function publishConfig(
  tx: HotelTransaction,
  hotelId: number,
  document: HotelConfigInput,
): Promise<number> {
  const read = readConfig(document)
  if (!read.ok) {
    throw new Problem('badInput', read.issues.map((issue) => `${issue.path}: ${issue.message}`).join('; '))
  }
  const newest = await tx
    .selectFrom('hotel_configs')
    .select(['version', 'document'])
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (newest && canonical(newest.document) === canonical(document)) return newest.version
  const version = (newest?.version ?? 0) + 1
  await tx
    .insertInto('hotel_configs')
    .values({ hotel_id: hotelId, version, document: JSON.stringify(document) })
    .execute()
  return version
}

/** jsonb keeps no order of names. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}
