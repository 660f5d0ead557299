import { createListeners } from '@foyer/web/events/listeners.ts'
import type { TakenCommand } from './commands-in-order.ts'

/** A command that waits for the screen; what has been done for it outlives the guest whom it sends away. */
export interface QueuedCommand extends TakenCommand {
  /** The guest before has gone. */
  isCleared: boolean
}

export interface CommandQueue {
  add(command: TakenCommand): void
  first(): QueuedCommand | undefined
  /** It is done: the next one's turn. */
  settle(command: QueuedCommand): void
  subscribe(listener: () => void): () => void
}

export function commandQueue(): CommandQueue {
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
