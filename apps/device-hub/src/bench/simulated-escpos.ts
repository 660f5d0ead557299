import type { Link } from '../links/link.ts'
import type { Lobby } from './lobby.ts'
import { createSimulatedLink } from './simulated-link.ts'

const READY = 0b0001_0010
/** Additional bits when the paper is out, by the number of the query. */
const withoutPaper: Readonly<Record<number, number>> = { 1: 0b0000_1000, 2: 0b0010_0000, 4: 0b0110_0000 }

const STATUS_QUERY = Buffer.from([0x10, 0x04])
/** ESC @, ESC t and a code page precede the text; ESC d follows it. */
const HEAD_LENGTH = 5
const FEED = Buffer.from([0x0a, 0x1b, 0x64])

/** The lobby's receipt printer, in the byte protocol of a real one. */
export function createSimulatedEscpos(lobby: Lobby): Link {
  return createSimulatedLink((say) => (bytes) => {
    const heard = Buffer.from(bytes)
    const isEmpty = lobby.paper === 0
    if (heard.subarray(0, 2).equals(STATUS_QUERY))
      return say(Uint8Array.of(READY | (isEmpty ? (withoutPaper[heard[2] ?? 0] ?? 0) : 0)))
    if (isEmpty) return
    lobby.print(heard.subarray(HEAD_LENGTH, heard.lastIndexOf(FEED)))
    say(Uint8Array.of(0))
  })
}
