import { Problem } from '@foyer/domain/problem/problem.ts'
import { paths } from '../drivers/iagona/iagona.protocol.ts'
import type { HttpCalls } from '../links/http-calls.ts'
import type { Lobby } from './lobby.ts'

/** The lobby as a unit that reads documents and dispenses cards. */
export function createSimulatedIagona(lobby: Lobby): HttpCalls {
  const deeds: Readonly<Record<string, (body: object, signal: AbortSignal) => unknown>> = {
    [paths.status]: () => ({
      Result: 'SimulatedOk',
      Cards: lobby.cards,
      CardPath: lobby.jammed ? 'Jammed' : 'Ready',
    }),
    [paths.distribute]: (body) => {
      if (lobby.lock === 'refuses') return { Result: 'EncodingFailed' }
      lobby.cards -= 1
      if (!lobby.guestTakes) {
        lobby.retractCard()
        return { Result: 'CardRetained' }
      }
      const { Room = '', CheckOut = '' } = body as Record<string, string>
      lobby.dispenseCard({ room: Room, until: CheckOut })
      return { Result: 'SimulatedOk' }
    },
    [paths.read]: (_, signal) =>
      new Promise((resolve, reject) => {
        const leave = () => {
          detach()
          reject(new Problem('deviceAway', 'the line is gone'))
        }
        const detach = lobby.attach({
          held(lines) {
            detach()
            resolve(lines.length > 0 ? { Result: 'SimulatedOk', Lines: lines } : { Result: 'DocumentUnreadable' })
            return lines.length > 0 ? 'read.' : 'there is nothing on it that the reader can read.'
          },
          pulled: leave,
        })
        signal.addEventListener('abort', leave, { once: true })
      }),
  }
  return async (path, body, signal) => {
    if (lobby.cable === 'pulled') throw new Problem('deviceAway', 'the cable is pulled')
    if (lobby.lock === 'silent' && path !== paths.read) throw new Problem('deviceAway', 'the unit does not answer')
    return deeds[path]?.(body, signal)
  }
}
