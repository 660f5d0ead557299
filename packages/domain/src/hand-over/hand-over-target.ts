import { type ChannelName, channels } from '../mode/channels.ts'
import { type ProcessName, processes } from '../mode/processes.ts'
import type { HandOverTarget } from '../proof/transfer-proof.ts'

interface App {
  readonly channel: ChannelName
  readonly process: ProcessName
  readonly readsCodes: boolean
}

/** Where a check-in started in this app can continue; undefined if the hotel has no such place. */
export function getHandOverTarget(app: Omit<App, 'readsCodes'>, all: readonly App[]): HandOverTarget | undefined {
  if (!processes[app.process].checksIn) return undefined
  const to = channels[app.channel].enrolledOnly ? 'phone' : 'lobby'
  return all.some((other) => processes[other.process].checksIn && acceptsHandOver[to](other)) ? to : undefined
}

const acceptsHandOver: Record<HandOverTarget, (app: App) => boolean> = {
  phone: ({ channel }) => !channels[channel].enrolledOnly,
  lobby: ({ channel, readsCodes }) => channels[channel].enrolledOnly && readsCodes,
}
