import type { DeviceCommand, DeviceMessage } from '@foyer/contract/messages/device.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'

interface HubConnection {
  readonly isOpen: boolean
  send(text: string): void
}

/** A command without its id. */
type Unsent = {
  [Type in DeviceCommand['type']]: Omit<Extract<DeviceCommand, { type: Type }>, 'id'>
}[DeviceCommand['type']]

/** Commands to the hub, each with an id that matches its answer. */
export function createHubCommands(line: HubConnection) {
  const pending = new Map<string, { resolve: () => void; reject: (problem: Problem) => void }>()
  return {
    async ask(command: Unsent): Promise<void> {
      if (!line.isOpen) throw new Problem('deviceAway', 'the hub is away')
      const id = crypto.randomUUID()
      try {
        await new Promise<void>((resolve, reject) => {
          pending.set(id, { resolve, reject })
          line.send(JSON.stringify({ ...command, id }))
        })
      } finally {
        pending.delete(id)
      }
    },
    hear(message: DeviceMessage): void {
      if (message.type === 'done') pending.get(message.id)?.resolve()
      if (message.type === 'problem' && message.id !== undefined)
        pending.get(message.id)?.reject(new Problem(message.code, message.detail))
    },
    /** Rejects all pending commands when the connection is lost. */
    rejectAll(): void {
      for (const { reject } of pending.values()) reject(new Problem('deviceUnknown', 'the answer was lost'))
    },
  }
}
