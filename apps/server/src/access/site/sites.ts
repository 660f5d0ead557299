import type { HotelConfig } from '@foyer/domain/config/hotel-config.ts'
import { canCompareFaces, filterOffered } from '@foyer/domain/config/offered.ts'
import type { Site } from '@foyer/domain/config/site.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { chooseFaceMatcher } from '../../outside/face-matcher/choose-face-matcher.ts'
import type { Ports } from '../../outside/ports.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { findHotel } from '../hotel/hotel.store.ts'
import type { Hotel } from '../hotel/hotel.ts'
import { readConfigVersion } from './config.store.ts'
import { type ReadDocument, readDocument } from './read-document.ts'

interface PublishedConfig {
  readonly version: number
  readonly config: HotelConfig
}

type Published = PublishedConfig & ReadDocument

type ConfiguredHotel = Pick<Hotel, 'id' | 'configVersion' | 'revision'>

export interface Sites {
  /** Uses the transaction, if there is one. */
  hotel(hotelId: number, tx?: HotelTransaction): Promise<Hotel | undefined>
  /** The complete document that was the newest when the hotel was read, including its secrets. */
  config(tx: HotelTransaction, hotel: ConfiguredHotel): Promise<PublishedConfig>
  /** The same for callers without a transaction. */
  configOf(hotel: ConfiguredHotel): Promise<PublishedConfig>
  /** Undefined if the hotel has no app with this key. */
  site(tx: HotelTransaction, hotel: Hotel, appKey: string, channelOverride?: string | null): Promise<Site | undefined>
  /** Whether faces can be compared here: there is a matcher and a consent text. */
  comparesFaces(hotel: Hotel, site: Site): boolean
}

/** The external systems that a site depends on, for each hotel. */
type SitePorts = Pick<Ports, 'faceMatcherFor' | 'gatewayFor'>

/**
 * Documents are read and settled once. The newest version is in the hotel's row, which is read at
 * every call: no notice can be lost, and nothing older than the call is served. A site contains
 * only what can be offered: what can't be read here isn't asked for.
 */
export function createSites(
  db: Database,
  { faceMatcherFor: matcherFor = chooseFaceMatcher(), gatewayFor = () => undefined }: Partial<SitePorts> = {},
): Sites {
  const parsed = new Map<number, { revision: string; published: Published }>()
  const settled = new Map<string, { published: Published; site: Site }>()

  const known = ({ id, revision }: ConfiguredHotel): Published | undefined => {
    const read = parsed.get(id)
    return read?.revision === revision ? read.published : undefined
  }

  const config = async (tx: HotelTransaction, hotel: ConfiguredHotel): Promise<Published> => {
    const before = known(hotel)
    if (before) return before
    if (hotel.configVersion === null) throw new Problem('unavailable', 'this hotel has no published configuration')
    const { version, document } = await readConfigVersion(tx, hotel.configVersion)
    const reading = readDocument(document)
    if (!reading.ok)
      throw new Problem('unavailable', `the hotel's configuration is not readable at ${reading.issues[0]?.path}`)
    const published = { version, ...reading.read }
    parsed.set(hotel.id, { revision: hotel.revision, published })
    return published
  }

  return {
    hotel: (hotelId, tx) => findHotel(tx ?? db.directory, hotelId),
    config,
    configOf: async (hotel) => known(hotel) ?? db.inHotel(hotel.id, (tx) => config(tx, hotel)),
    comparesFaces: (hotel, site) => canCompareFaces(site, { faceReader: matcherFor(hotel, site).installed }),
    async site(tx, hotel, appKey, channelOverride = null) {
      const published = await config(tx, hotel)
      const document = published.config
      if (!Object.hasOwn(document.apps, appKey)) return undefined
      const key = `${hotel.id}/${appKey}/${channelOverride ?? ''}`
      const before = settled.get(key)
      if (before?.published === published) return before.site
      const configured = published.settle(appKey, channelOverride)
      const site = filterOffered(configured, {
        faceReader: matcherFor(hotel, configured).installed,
        gateway: gatewayFor(document) !== undefined,
      })
      settled.set(key, { published, site })
      return site
    },
  }
}
