import { publicConfig } from '@foyer/domain/config/public-config.ts'
import { readConfig } from '@foyer/domain/config/read-config.ts'
import { type Site, settleSite } from '@foyer/domain/config/site.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { findConfig } from './config-version.store.ts'

/** The site as an earlier page of this app was given it. */
export async function siteAt({ tx, appKey }: Visit, version: string): Promise<Site | undefined> {
  if (!/^\d{1,9}$/.test(version)) return undefined
  const row = await findConfig(tx, Number(version))
  const read = row && readConfig(row.document)
  if (!read?.ok || !Object.hasOwn(read.config.apps, appKey)) return undefined
  return settleSite({ config: publicConfig(read.config), appKey })
}
