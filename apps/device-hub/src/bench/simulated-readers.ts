import type { ScannerKind } from '@foyer/contract/messages/device.ts'
import { createFrameReader, formatFrame, parseRequest } from '../drivers/access-is/access-is.protocol.ts'
import type { Link } from '../links/link.ts'
import type { Lobby } from './lobby.ts'

/**
 * The readers of the simulated lobby speak in bytes like real ones, so everything above the link is
 * the real driver. They are the far end of a cable, and both drop a document that no one is waiting
 * for.
 */
export const simulatedReaders: Readonly<Record<string, (lobby: Lobby) => Link>> = {
  keyboard: (lobby) =>
    createReader(lobby, (say) => ({
      hear: () => {},
      held(lines) {
        if (lines.length === 0) return NOTHING_TO_READ
        for (const line of lines) say(`${line}\r`)
        return READ
      },
    })),
  'access-is': (lobby) =>
    createReader(lobby, (say) => {
      const read = createFrameReader()
      let enabled = false
      const answers = {
        version: () => 'VSimulated reader 1.0',
        enable: () => {
          enabled = true
          return 'A'
        },
        disable: () => {
          enabled = false
          return 'A'
        },
      }
      return {
        hear(bytes) {
          for (const text of read(bytes)) {
            const asked = parseRequest(text)
            say(latin1(formatFrame(asked ? answers[asked]() : 'Nunknown')))
          }
        },
        held(lines) {
          if (!enabled) return 'the reader is not asked to read.'
          say(latin1(formatFrame(`R${lines.map((line) => `${line}\r`).join('')}`)))
          return lines.length === 0 ? NOTHING_TO_READ : READ
        },
      }
    }),
} satisfies Record<Exclude<ScannerKind, 'iagona'>, (lobby: Lobby) => Link>

const READ = 'read.'
const NOTHING_TO_READ = 'there is nothing on it that the reader can read.'

interface Behaviour {
  hear(bytes: Uint8Array): void
  held(lines: readonly string[]): string
}

function createReader(lobby: Lobby, behave: (say: (text: string) => void) => Behaviour): Link {
  return {
    async open() {
      const { promise: closed, resolve } = Promise.withResolvers<void>()
      let listener: (bytes: Uint8Array) => void = () => {}
      let isOpen = true
      const { hear, held } = behave((text) => isOpen && listener(Buffer.from(text, 'latin1')))
      const end = () => {
        if (!isOpen) return
        isOpen = false
        detach()
        resolve()
      }
      const detach = lobby.attach({ held, pulled: end })
      return {
        // Transmission takes time, so an answer always arrives asynchronously.
        write: (bytes) => queueMicrotask(() => isOpen && hear(bytes)),
        onBytes: (next) => {
          listener = next
        },
        closed,
        close: end,
      }
    },
  }
}

function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('latin1')
}
