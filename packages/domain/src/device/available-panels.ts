import type { ScreenName } from '../journey/screens.ts'
import type { StaffPanel } from '../mode/staff-panel.ts'

/** The front desk panel opens only from the language screen, the others from every screen. */
export function getAvailablePanels(panels: readonly StaffPanel[], screen: ScreenName): readonly StaffPanel[] {
  return panels.filter((panel) => panel !== 'frontDesk' || screen === 'select-language')
}
