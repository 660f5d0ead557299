import { postgresWakes } from '../platform/changes/wakes.ts'
import type { DeskDependencies } from './desk-dependencies.ts'
import { openDeskMoney } from './open-desk-money.ts'
import { openHotelSettings } from './open-hotel-settings.ts'
import { openLines } from './open-lines.ts'
import { openMembers } from './open-members.ts'
import { openRegisters } from './open-registers.ts'
import { openStays } from './open-stays.ts'

/** Everything that hotel staff do. */
export async function openDesk(dependencies: DeskDependencies): Promise<void> {
  const wakes = await postgresWakes(dependencies.backgroundDb)
  dependencies.app.addHook('onClose', () => wakes.stop())
  await openMembers(dependencies)
  openStays(dependencies)
  openDeskMoney(dependencies)
  openRegisters(dependencies)
  openHotelSettings(dependencies, wakes)
  await openLines(dependencies, wakes)
}
