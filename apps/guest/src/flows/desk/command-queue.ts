import { createListeners } from '@foyer/web/events/listeners.ts'
import type { ReceivedCommand } from './command-sequencer.ts'

/** A queued command; its progress survives the restart that clears the previous guest. */
export interface QueuedCommand extends ReceivedCommand {
  /** The previous guest's visit has been cleared. */
  isCleared: boolean
}

export interface CommandQueue {
  add(command: ReceivedCommand): void
  first(): QueuedCommand | undefined
  /** Removes a finished command, so that the next one can run. */
  settle(command: QueuedCommand): void
  subscribe(listener: () => void): () => void
}

export function createCommandQueue(): CommandQueue {
  let waiting: readonly QueuedCommand[] = []
  const listeners = createListeners()
  return {
    add(command) {
      waiting = [...waiting, { ...command, isCleared: false }]
      listeners.notify()
    },
    first: () => waiting[0],
    settle(command) {
      if (!waiting.includes(command)) return
      waiting = waiting.filter((one) => one !== command)
      command.done()
      listeners.notify()
    },
    subscribe: listeners.subscribe,
  }
}
