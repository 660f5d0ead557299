import { doorSecrets, openDoors } from '@foyer/domain/taps/doors.ts'
import type { SecretDoor } from '@foyer/domain/taps/taps.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Visit } from '../../access/visit/visit.ts'

/** Undefined when this device has no such door, or the hotel has set no password for it. */
export async function passwordOf(
  { tx, hotel, site }: Visit,
  door: SecretDoor,
  sites: Sites,
): Promise<string | undefined> {
  const { config } = await sites.config(tx, hotel)
  return openDoors(site, config.secrets).includes(door) ? config.secrets[doorSecrets[door]] : undefined
}
