import * as z from 'zod/mini'
import type { AppliedStore } from './command-sequencer.ts'

const NAME = 'foyer.desk.applied'
const storedPosition = z.object({ stream: z.uuid(), applied: z.int() })

/** Uses localStorage, because per-tab storage is cleared with the guest. */
export function createAppliedStore({
  hotelId,
  appKey,
}: {
  readonly hotelId: number
  readonly appKey: string
}): AppliedStore {
  const name = `${NAME}.${hotelId}.${appKey}`
  return {
    read() {
      try {
        const read = z.safeParse(storedPosition, JSON.parse(localStorage.getItem(name) ?? 'null'))
        return read.success ? read.data : { applied: 0 }
      } catch {
        return { applied: 0 }
      }
    },
    write(to) {
      try {
        localStorage.setItem(name, JSON.stringify(to))
      } catch {
        // Without storage, a command may be applied again after a reload; nothing else is lost.
      }
    },
  }
}
