import { parseHotelConfig } from '@foyer/domain/config/parse-hotel-config.ts'
import { toPublicConfig } from '@foyer/domain/config/public-config.ts'
import { resolveSite, type Site } from '@foyer/domain/config/site.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { findConfig } from './config-version.store.ts'

/** The site as an earlier page of this app was given it. */
export async function readSiteAt({ tx, appKey }: Visit, version: string): Promise<Site | undefined> {
  if (!/^\d{1,9}$/.test(version)) return undefined
  const row = await findConfig(tx, Number(version))
  const read = row && parseHotelConfig(row.document)
  if (!read?.ok || !Object.hasOwn(read.config.apps, appKey)) return undefined
  return resolveSite({ config: toPublicConfig(read.config), appKey })
}
