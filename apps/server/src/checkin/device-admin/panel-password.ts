import { getEnabledPanels, panelSecrets } from '@foyer/domain/device/staff-panels.ts'
import type { StaffPanel } from '@foyer/domain/mode/staff-panel.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Visit } from '../../access/visit/visit.ts'

/** Returns undefined if this device has no such panel or the hotel has set no password for it. */
export async function findPanelPassword(
  { tx, hotel, site }: Visit,
  panel: StaffPanel,
  sites: Sites,
): Promise<string | undefined> {
  const { config } = await sites.config(tx, hotel)
  return getEnabledPanels(site, config.secrets).includes(panel) ? config.secrets[panelSecrets[panel]] : undefined
}
