import * as z from 'zod/mini'
import { call } from './wire/call.ts'
import { commonWireNames } from './wire/common-wire-names.ts'
import { renamed } from './wire/renamed.ts'
import { MAX_ENTRIES, text } from './wire/values.ts'

const named = renamed(
  { id: z.string(), name: z.string(), model: text, serialNumber: text, terminalId: text },
  { serialNumber: 'serial_number', terminalId: 'terminal_id' },
)

export interface Terminal {
  readonly id: string
  readonly name: string
  readonly model?: string | undefined
  readonly serialNumber?: string | undefined
}

/** The serial number has two wire names, and not every system sends both. */
const terminalWire = z.codec(named, z.custom<Terminal>(), {
  decode: ({ serialNumber, terminalId, ...terminal }) => ({ ...terminal, serialNumber: serialNumber ?? terminalId }),
  encode: (terminal) => ({ ...terminal, terminalId: terminal.serialNumber }),
})

export const listTerminals = call({
  name: 'listTerminals',
  method: 'POST',
  path: '/api/pos_devices_list/',
  changes: false,
  body: renamed({ ids: z.array(z.string()).check(z.maxLength(MAX_ENTRIES)) }, { ids: 'terminal_ids' }),
  reply: z.array(terminalWire),
})

export const listBusTerminals = call({
  name: 'listBusTerminals',
  method: 'POST',
  path: '/api/leanbus-pos-devices-list/',
  changes: false,
  body: renamed({ hotelId: z.int(), appId: text }, commonWireNames),
  reply: z.array(
    renamed(
      { id: z.string(), name: z.string(), manufacturer: text, model: text },
      { id: 'terminal_id', manufacturer: 'manufacturer_code' },
    ),
  ),
})
