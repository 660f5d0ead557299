export interface Listeners {
  /** Returns the function that removes the listener again. */
  subscribe(listener: () => void): () => void
  /** Calls every listener, in the order in which they were added. */
  notify(): void
}

interface ListenersOptions {
  /** Before the first listener is added: connects to the source of changes. */
  readonly onFirst?: () => void
  /** After the last listener is removed. */
  readonly onLast?: () => void
}

/** The listeners of a store outside React, as `useSyncExternalStore` subscribes to it. */
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
