import type { Server } from 'node:http'
import type { Duplex } from 'node:stream'

/** Connections that have not shown this boot's token: more than browsers of the hotel open at once. */
export const MAX_STRANGERS = 64

/**
 * Where the desk uses the hub, anyone in the hotel's network can connect to it. Above the limit, the
 * oldest connection without the token is closed, so that open files are left for devices and pages.
 */
export function limitStrangers(server: Server): { admit(stream: Duplex): void } {
  const strangers = new Set<Duplex>()
  server.on('connection', (stream) => {
    strangers.add(stream)
    stream.once('close', () => strangers.delete(stream))
    const [oldest] = strangers
    if (strangers.size > MAX_STRANGERS) oldest?.destroy()
  })
  return { admit: (stream) => void strangers.delete(stream) }
}
