import type { ScreenName } from '../journey/screens.ts'
import type { StaffPanel } from '../mode/staff-panel.ts'

/** The way to the front desk is part of the language screen; the others are everywhere. */
export function panelsAt(panels: readonly StaffPanel[], screen: ScreenName): readonly StaffPanel[] {
  return panels.filter((panel) => panel !== 'frontDesk' || screen === 'select-language')
}
