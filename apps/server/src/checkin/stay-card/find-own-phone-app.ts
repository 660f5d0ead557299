import type { HotelConfig } from '@foyer/domain/config/hotel-config.ts'
import { channels } from '@foyer/domain/mode/channels.ts'
import { processes } from '@foyer/domain/mode/processes.ts'

/**
 * Returns the app that guests use to arrive on their own phones; undefined if the hotel has none.
 */
export function findOwnPhoneApp({ apps }: Pick<HotelConfig, 'apps'>): string | undefined {
  return Object.entries(apps).find(
    ([, { channel, process }]) => !channels[channel].enrolledOnly && processes[process].checksIn,
  )?.[0]
}
