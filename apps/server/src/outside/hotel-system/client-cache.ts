import { createHash } from 'node:crypto'

const MAX_CLIENTS = 1_000

/** Clients, with their tokens and limits, outlive the adapters, which are created for each use. */
export function createClientCache<Settings extends object, Client>(
  create: (settings: Settings) => Client,
): (settings: Settings) => Client {
  const clients = new Map<string, Client>()
  return (settings) => {
    const content = JSON.stringify(settings, Object.keys(settings).toSorted())
    const key = createHash('sha256').update(content).digest('hex')
    const client = clients.get(key) ?? create(settings)
    if (clients.size >= MAX_CLIENTS) clients.clear()
    clients.set(key, client)
    return client
  }
}
