import { fiasBytes, recordReader } from '../drivers/fias/fias.protocol.ts'
import type { Link } from '../links/link.ts'
import { cableEnd } from './cable-end.ts'
import type { Lobby } from './lobby.ts'

const described = [
  { name: 'LD', fields: { IF: 'DL', 'V#': 'simulated' } },
  { name: 'LR', fields: { RI: 'KR', FL: 'WSKCRNKTGAGDDTA0' } },
  { name: 'LR', fields: { RI: 'KA', FL: 'ASKCWS' } },
]

/** The lobby's lock system, in the byte protocol of a real one. */
export function simulatedLock(lobby: Lobby): Link {
  return cableEnd((say) => {
    const read = recordReader()
    let isBegun = false
    const alive = () => say(fiasBytes({ name: 'LA', fields: {} }))
    return (bytes) => {
      for (const { name, fields } of read(bytes)) {
        if (lobby.lock === 'silent') continue
        if (name === 'LS') {
          for (const record of described) say(fiasBytes(record))
          alive()
        }
        if (name === 'LA' && isBegun) alive()
        if (name === 'LA') isBegun = true
        if (name !== 'KR') continue
        const { KC = '', WS = '', RN: room = '', GD: until = '' } = fields
        if (lobby.lock === 'answers') lobby.written = { room, until }
        say(fiasBytes({ name: 'KA', fields: { AS: lobby.lock === 'answers' ? 'OK' : 'UR', KC, WS } }))
      }
    }
  })
}
