import type { HubAccess } from '@foyer/contract/hub.ts'
import { createHubTransport, type Dial } from '@foyer/web/connection/hub-transport.ts'
import { openConnectionFrame } from './open-connection-frame.ts'

/** Of the hubs of the hotel's desks, those next to this computer that have a document reader. */
export async function findReadersAtDesk<Hub extends HubAccess>(hubs: readonly Hub[]): Promise<readonly Hub[]> {
  const frame = await openConnectionFrame()
  try {
    const found = await Promise.all(hubs.map((hub) => hasReader(hub, frame.dial)))
    return hubs.filter((_, at) => found[at])
  } finally {
    frame.close()
  }
}

function hasReader(hub: HubAccess, dial: Dial): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (isThere: boolean) => {
      line.close()
      resolve(isThere)
    }
    const line = createHubTransport(
      async () => [hub],
      () => {},
      'desk',
      dial,
    )({
      opened: () => {},
      received: (message) => end(message.type === 'hello' && message.scanner !== undefined),
      interrupted: () => {},
      lost: () => end(false),
    })
  })
}
