import { createRecordReader, formatRecord } from '../drivers/fias/fias.protocol.ts'
import type { Link } from '../links/link.ts'
import type { Lobby } from './lobby.ts'
import { createSimulatedLink } from './simulated-link.ts'

const lockDescription = [
  { name: 'LD', fields: { IF: 'DL', 'V#': 'simulated' } },
  { name: 'LR', fields: { RI: 'KR', FL: 'WSKCRNKTGAGDDTA0' } },
  { name: 'LR', fields: { RI: 'KA', FL: 'ASKCWS' } },
]

/** The lobby's lock system, in the byte protocol of a real one. */
export function createSimulatedLock(lobby: Lobby): Link {
  return createSimulatedLink((say) => {
    const read = createRecordReader()
    let isBegun = false
    const alive = () => say(formatRecord({ name: 'LA', fields: {} }))
    return (bytes) => {
      for (const { name, fields } of read(bytes)) {
        if (lobby.lock === 'silent') continue
        if (name === 'LS') {
          for (const record of lockDescription) say(formatRecord(record))
          alive()
        }
        if (name === 'LA' && isBegun) alive()
        if (name === 'LA') isBegun = true
        if (name !== 'KR') continue
        const { KC = '', WS = '', RN: room = '', GD: until = '' } = fields
        if (lobby.lock === 'answers') lobby.written = { room, until }
        say(formatRecord({ name: 'KA', fields: { AS: lobby.lock === 'answers' ? 'OK' : 'UR', KC, WS } }))
      }
    }
  })
}
