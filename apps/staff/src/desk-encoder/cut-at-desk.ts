import type { HubAccess } from '@foyer/contract/hub.ts'
import type { DeviceMessage } from '@foyer/contract/messages/device.ts'
import { asProblem, Problem } from '@foyer/domain/problem/problem.ts'
import { overHubs } from '@foyer/web/line/hub-connection.ts'
import { dialFromFrame } from './dial-from-frame.ts'

interface Cutting {
  /** The ways to the hotel's desks; one of them leads to the encoder beside this computer. */
  readonly hubs: readonly HubAccess[]
  /** Leave of the server to cut there. */
  readonly grant: (hub: string) => Promise<string>
}

/** A computer that is busy may be too slow for one greeting; before anything was asked another costs nothing. */
const LOOKS = 2

/**
 * Cuts a key at the encoder beside this computer. Resolves when the last card was taken; `deviceAway` when no encoder is here,
 * `deviceUnknown` when the line was lost after it was told to cut.
 */
export async function cutAtDesk({ hubs, grant }: Cutting): Promise<void> {
  const frame = await dialFromFrame()
  return new Promise<void>((resolve, reject) => {
    const id = crypto.randomUUID()
    let found: string | undefined
    let isAsked = false
    const end = (problem?: Problem) => {
      line.close()
      if (problem) reject(problem)
      else resolve()
    }
    const line = overHubs(
      async () => Array.from({ length: LOOKS }, () => hubs).flat(),
      (hub) => {
        found = hub
      },
      'desk',
      frame.dial,
    )({
      opened: () => {},
      heard: (message) => void hear(message),
      faltered: () => {},
      lost: () => end(new Problem(isAsked ? 'deviceUnknown' : 'deviceAway')),
    })

    async function hear(message: DeviceMessage): Promise<void> {
      if (message.type === 'hello') return cut().catch((caught) => end(asProblem(caught)))
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
