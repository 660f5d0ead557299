import type { Link } from '../links/link.ts'

/** What the far end of a cable says now. */
export type Say = (bytes: Uint8Array) => void

/** A line to something that is played in this process. `answer` hears what we write; an answer never comes within the question. */
export function cableEnd(plug: (say: Say, hangUp: () => void) => (bytes: Uint8Array) => void): Link {
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
