import type { Link } from '../links/link.ts'

/** Makes the far end of a cable send bytes. */
export type SendBytes = (bytes: Uint8Array) => void

/**
 * A link to a device simulated in this process. The simulated end receives what we write; its
 * answers always arrive asynchronously.
 */
export function createSimulatedLink(plug: (say: SendBytes, hangUp: () => void) => (bytes: Uint8Array) => void): Link {
  return {
    async open() {
      const { promise: closed, resolve } = Promise.withResolvers<void>()
      let listener: (bytes: Uint8Array) => void = () => {}
      let isOpen = true
      const close = () => {
        isOpen = false
        resolve()
      }
      const hear = plug((bytes) => isOpen && listener(bytes), close)
      return {
        write: (bytes) => queueMicrotask(() => isOpen && hear(bytes)),
        onBytes: (next) => {
          listener = next
        },
        closed,
        close,
      }
    },
  }
}
