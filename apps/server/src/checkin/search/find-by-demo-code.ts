import type { Sites } from '../../access/site/sites.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { isSameSecret } from '../../platform/secrets/is-same-secret.ts'
import { listFirstInHouse } from './search.store.ts'

/**
 * The demo code finds a guest in house, so that a lobby can be demonstrated in a minute. It works
 * only at demo hotels with the fake card dispenser; elsewhere it is an unknown number.
 */
export async function findByDemoCode(
  { tx, hotel, site, deviceId }: Visit,
  typed: string,
  sites: Sites,
): Promise<string[]> {
  if (!hotel.isDemo || !deviceId || !site.policies.keys.fakeDispenser || typed === '') return []
  const { demo_code } = (await sites.config(tx, hotel)).config.secrets
  if (demo_code === undefined || !isSameSecret(typed, demo_code)) return []
  return listFirstInHouse(tx)
}
