import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { listBusTerminals, listTerminals } from './terminal.ts'
import { expectRoundTrip } from './testing/round-trip.ts'

it('pos_devices_list reads the serial number under either name', () => {
  const terminal = { id: '1', name: 'Lobby', model: 'M', serialNumber: 'S1' }
  const wire = { id: '1', name: 'Lobby', model: 'M' }
  expectRoundTrip(listTerminals.body, { ids: ['1'] }, { terminal_ids: ['1'] })
  expectRoundTrip(listTerminals.reply, [terminal], [{ ...wire, serial_number: 'S1', terminal_id: 'S1' }])
  expect(z.decode(listTerminals.reply, [{ ...wire, terminal_id: 'S1' }])).toEqual([terminal])
  expect(z.decode(listTerminals.reply, [{ ...wire, serial_number: 'S1' }])).toEqual([terminal])
})

it('leanbus-pos-devices-list maps its fields to wire names', () => {
  expectRoundTrip(listBusTerminals.body, { hotelId: 1, appId: 'kiosk' }, { hotel_id: 1, app_id: 'kiosk' })
  expectRoundTrip(
    listBusTerminals.reply,
    [{ id: 't1', name: 'Bus', manufacturer: 'X', model: 'M' }],
    [{ terminal_id: 't1', name: 'Bus', manufacturer_code: 'X', model: 'M' }],
  )
})
