import type { HotelConfig } from '../config/hotel-config.ts'
import type { Site } from '../config/site.ts'
import type { StaffPanel } from '../mode/staff-panel.ts'

type Secrets = HotelConfig['secrets']

/** The hotel password that opens each panel. */
export const panelSecrets = {
  admin: 'admin_password',
  tabletMode: 'tablet_password',
  frontDesk: 'front_desk_password',
} as const satisfies Record<StaffPanel, keyof Secrets>

/** The panels of this device that can be opened; one without a password cannot. */
export function getEnabledPanels(
  { device, tabletMode }: Pick<Site, 'device' | 'tabletMode'>,
  secrets: Secrets,
): StaffPanel[] {
  return device.staffPanels
    .filter((panel) => secrets[panelSecrets[panel]] !== undefined)
    .filter((panel) => panel !== 'tabletMode' || tabletMode !== 'none')
}
