import type { HubAccess } from '@foyer/contract/hub.ts'
import type { DeviceMessage } from '@foyer/contract/messages/device.ts'
import { ensureProblem, Problem } from '@foyer/domain/problem/problem.ts'
import { createHubTransport } from '@foyer/web/connection/hub-transport.ts'
import { openConnectionFrame } from './open-connection-frame.ts'

interface CutKeyOptions {
  /** Access to the hubs of the hotel's desks; one of them has the encoder next to this computer. */
  readonly hubs: readonly HubAccess[]
  /** Requests the server's permission to cut a key at this hub. */
  readonly grant: (hub: string) => Promise<string>
}

/**
 * A busy computer may miss the first greeting; a second attempt is safe because no job was sent
 * yet.
 */
const ATTEMPTS_PER_HUB = 2

/**
 * Cuts a key at the encoder next to this computer. Resolves when the last card has been taken;
 * fails with `deviceAway` if there is no encoder here and with `deviceUnknown` if the connection is
 * lost after the cut was sent.
 */
export async function cutKeyAtDesk({ hubs, grant }: CutKeyOptions): Promise<void> {
  const frame = await openConnectionFrame()
  return new Promise<void>((resolve, reject) => {
    const id = crypto.randomUUID()
    let found: string | undefined
    let isAsked = false
    const end = (problem?: Problem) => {
      line.close()
      if (problem) reject(problem)
      else resolve()
    }
    const line = createHubTransport(
      async () => Array.from({ length: ATTEMPTS_PER_HUB }, () => hubs).flat(),
      (hub) => {
        found = hub
      },
      'desk',
      frame.dial,
    )({
      opened: () => {},
      received: (message) => void hear(message),
      interrupted: () => {},
      lost: () => end(new Problem(isAsked ? 'deviceUnknown' : 'deviceAway')),
    })

    async function hear(message: DeviceMessage): Promise<void> {
      if (message.type === 'hello') return cut().catch((caught) => end(ensureProblem(caught)))
      if (message.type === 'done' && message.id === id) return end()
      if (message.type === 'problem' && message.id === id) return end(new Problem(message.code, message.detail))
    }

    async function cut(): Promise<void> {
      const sealed = await grant(found ?? '')
      isAsked = true
      line.send(JSON.stringify({ type: 'programCardVendor', id, grant: sealed }))
    }
  }).finally(() => frame.close())
}
