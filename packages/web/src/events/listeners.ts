export interface Listeners {
  /** Returns a function that removes the listener. */
  subscribe(listener: () => void): () => void
  /** Calls every listener in the order in which they were added. */
  notify(): void
}

interface ListenersOptions {
  /** Called before the first listener is added, to connect to the source of changes. */
  readonly onFirst?: () => void
  /** Called after the last listener is removed. */
  readonly onLast?: () => void
}

/** Listeners of a store outside React, for `useSyncExternalStore`. */
export function createListeners({ onFirst, onLast }: ListenersOptions = {}): Listeners {
  const listeners = new Set<() => void>()
  return {
    subscribe(listener) {
      if (listeners.size === 0) onFirst?.()
      listeners.add(listener)
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) onLast?.()
      }
    },
    notify() {
      for (const listener of listeners) listener()
    },
  }
}
