import type { HotelConfig } from '../config/hotel-config.ts'
import type { Site } from '../config/site.ts'
import type { SecretDoor } from './taps.ts'

type Secrets = HotelConfig['secrets']

/** Which of the hotel's passwords opens a door. */
export const doorSecrets = {
  admin: 'admin_password',
  tabletMode: 'tablet_password',
  frontDesk: 'front_desk_password',
} as const satisfies Record<SecretDoor, keyof Secrets>

/** The doors that this device has and that can be opened: one without a password stays shut. */
export function openDoors({ device, tabletMode }: Pick<Site, 'device' | 'tabletMode'>, secrets: Secrets): SecretDoor[] {
  return device.secretDoors
    .filter((door) => secrets[doorSecrets[door]] !== undefined)
    .filter((door) => door !== 'tabletMode' || tabletMode !== 'none')
}
