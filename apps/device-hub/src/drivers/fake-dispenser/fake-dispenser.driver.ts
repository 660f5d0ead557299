import type { KeyEncoderStatus } from '@foyer/contract/messages/device.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { KeyEncoder } from '../../roles/key-encoder.ts'
import type { SimulatedLobby } from '../simulated-lobby.ts'

/**
 * No lock and no motor: cards of the simulated lobby, for demos and training. It needs a grant like
 * any other.
 */
export function createFakeDispenser(lobby: SimulatedLobby): KeyEncoder {
  const state = (): KeyEncoderStatus['state'] => {
    if (lobby.lock === 'silent') return 'away'
    if (lobby.jammed) return 'jammed'
    return lobby.cards === 0 ? 'no_cards' : 'ready'
  }
  const problems = { no_cards: 'noCards', jammed: 'cardJammed', away: 'deviceAway' } as const
  const beReady = () => {
    const now = state()
    if (now !== 'ready') throw new Problem(problems[now])
  }
  return {
    status: () => ({ state: state(), cards: lobby.cards }),
    watch: (onChange) => lobby.watchState(state, onChange),
    async refreshStatus() {},
    async test() {
      beReady()
    },
    async cut({ roomNumber, endDate }, steps) {
      beReady()
      steps.asking()
      if (lobby.lock === 'refuses') {
        steps.refused()
        throw new Problem('keyNotCut')
      }
      lobby.cards -= 1
      if (!lobby.guestTakes) {
        lobby.retractCard()
        throw new Problem('cardTakenBack', 'it was not taken')
      }
      lobby.dispenseCard({ room: roomNumber, until: endDate })
      steps.out()
    },
  }
}
