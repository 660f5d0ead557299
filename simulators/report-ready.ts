import { once } from 'node:events'
import type { Server } from 'node:net'

/** Listens on its own port, reports it to the parent process, and exits with it. */
export async function reportReady(
  servers: Readonly<Record<string, Server>>,
  wanted: Readonly<Record<string, number>> = {},
): Promise<void> {
  const ports: Record<string, number> = {}
  for (const [name, server] of Object.entries(servers)) {
    server.listen(wanted[name] ?? 0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    ports[name] = typeof address === 'object' && address ? address.port : 0
  }
  const stop = () => process.exit(0)
  process.on('SIGINT', stop).on('SIGTERM', stop).on('disconnect', stop)
  process.send?.({ type: 'ready', ports })
}
