import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Connection, Link } from './link.ts'

/**
 * One step of a conversation: what we are expected to write, what the device sends right after the
 * previous step, or that the cable is pulled. `refuses` is a device that cannot be reached.
 */
export type Step = { readonly we: string } | { readonly device: string } | 'pulled' | 'refuses'

export interface ScriptedLink extends Link {
  /** Makes the device send this now, outside the script. */
  send(text: string): void
  pull(): void
  /** Number of steps left: a finished conversation has none. */
  remaining(): number
}

/**
 * Fails on any byte that the script does not expect next. Strings represent bytes, one character
 * each.
 */
export function createScriptedLink(steps: readonly Step[]): ScriptedLink {
  const script = [...steps]
  let open: { listener: (bytes: Uint8Array) => void; end: () => void } | undefined

  const play = () => {
    for (let step = script[0]; step !== undefined; step = script[0]) {
      if (step === 'refuses' || (typeof step === 'object' && 'we' in step)) return
      script.shift()
      if (step === 'pulled') return open?.end()
      open?.listener(Buffer.from(step.device, 'latin1'))
    }
  }

  return {
    async open() {
      if (script[0] === 'refuses') {
        script.shift()
        throw new Problem('deviceAway', 'no device is connected')
      }
      const { promise: closed, resolve: end } = Promise.withResolvers<void>()
      open = { listener: () => {}, end }
      const connection: Connection = {
        write(bytes) {
          const step = script.shift()
          const text = Buffer.from(bytes).toString('latin1')
          if (typeof step !== 'object' || !('we' in step) || step.we !== text)
            throw new Error(`The script expects ${JSON.stringify(step)}, not ${JSON.stringify(text)}.`)
          queueMicrotask(play)
        },
        onBytes(listener) {
          if (open) open.listener = listener
          queueMicrotask(play)
        },
        closed,
        close: end,
      }
      return connection
    },
    send: (text) => open?.listener(Buffer.from(text, 'latin1')),
    pull: () => open?.end(),
    remaining: () => script.length,
  }
}
