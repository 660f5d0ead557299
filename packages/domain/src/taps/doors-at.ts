import type { ScreenName } from '../journey/screens.ts'
import type { SecretDoor } from './taps.ts'

/** The way to the front desk is part of the language screen; the others are everywhere. */
export function doorsAt(doors: readonly SecretDoor[], screen: ScreenName): readonly SecretDoor[] {
  return doors.filter((door) => door !== 'frontDesk' || screen === 'select-language')
}
