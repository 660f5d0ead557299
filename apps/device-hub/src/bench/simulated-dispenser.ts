import { createFrameReader, EMPTY_STACK, formatFrame, requests } from '../drivers/crt-571/crt-571.protocol.ts'
import type { Link } from '../links/link.ts'
import type { Lobby } from './lobby.ts'
import { createSimulatedLink } from './simulated-link.ts'

const JAM = '10'
const OUT_OF_ORDER = '02'
const FEW_CARDS = 3

/** The lobby's dispenser, in the byte protocol of a real one. */
export function createSimulatedDispenser(lobby: Lobby): Link {
  let card: 'none' | 'coder' | 'gate' = 'none'

  const takeBack = () => {
    if (card !== 'none') lobby.retractCard()
    card = 'none'
  }

  /** Executes a command, or returns the error code. */
  const moves: Readonly<Record<string, () => string | undefined>> = {
    [requests.status]: () => undefined,
    [requests.clear]: () => void takeBack(),
    [requests.toBin]: () => void takeBack(),
    [requests.toCoder]: () => {
      if (lobby.cards === 0) return EMPTY_STACK
      if (card !== 'none') return OUT_OF_ORDER
      if (!lobby.feedCard()) return JAM
      card = 'coder'
      lobby.written = undefined
      return
    },
    [requests.toGate]: () => {
      if (card !== 'coder') return OUT_OF_ORDER
      card = 'gate'
      lobby.dispenseCard()
      return
    },
  }

  return createSimulatedLink((say) => {
    const read = createFrameReader()
    return (bytes) => {
      for (const text of read(bytes)) {
        const asked = text?.slice(1, 3) ?? ''
        if (card === 'gate' && lobby.gateIsFree) card = 'none'
        const error = lobby.jammed ? JAM : (moves[asked] ?? (() => '00'))()
        const position = { none: 0, gate: 1, coder: 2 }[card]
        const stack = lobby.cards === 0 ? 0 : lobby.cards <= FEW_CARDS ? 1 : 2
        say(formatFrame(error ? `N${asked}${error}` : `P${asked}${position}${stack}0`))
      }
    }
  })
}
