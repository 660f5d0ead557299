import type { Sites } from '../../access/site/sites.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { isSameSecret } from '../../platform/secrets/is-same-secret.ts'
import { listFirstInHouse } from './search.store.ts'

/**
 * The demo's own code opens the key of somebody who is in house there, so that a lobby can be shown in a minute. Nowhere but at a demo
 * hotel, and only where cards come from the fake dispenser: at any other it is a number that nobody has.
 */
export async function byDemoCode({ tx, hotel, site, deviceId }: Visit, typed: string, sites: Sites): Promise<string[]> {
  if (!hotel.isDemo || !deviceId || !site.policies.keys.fakeDispenser || typed === '') return []
  const { demo_code } = (await sites.config(tx, hotel)).config.secrets
  if (demo_code === undefined || !isSameSecret(typed, demo_code)) return []
  return listFirstInHouse(tx)
}
