import { listBusTerminals, listTerminals } from '@foyer/contract/terminal.ts'
import { expect, it } from 'vitest'
import { createTestServer } from '../../testing/create-test-server.ts'
import { createBusKiosk } from '../payment/testing/create-bus-kiosk.ts'
import { openKioskAs } from '../payment/testing/create-paying-kiosk.ts'

const left = { id: 'lobby-1', name: 'Lobby, left kiosk', model: 'V400m', serialNumber: '324688179' }

it('API-66.a API-66.b PAY-39.a returns only the terminals of this app, with name, model and number', async () => {
  const server = await createTestServer()
  const page = await openKioskAs(server, 'kiosk-pay')
  const list = (ids: string[]) => page.call(listTerminals, { body: { ids } })
  expect(await list(['lobby-1'])).toEqual([left])
  expect(await list(['lobby-1', 'lobby-2', 'elsewhere'])).toEqual([left])
  expect(await list([])).toEqual([])
  const both = await openKioskAs(server, 'kiosk-terminals')
  expect(await both.call(listTerminals, { body: { ids: ['lobby-1', 'lobby-2'] } })).toHaveLength(2)
})

it('API-67.b the terminals of a bus provider are those that it names', async () => {
  const { page, server } = await createBusKiosk()
  const body = { hotelId: 1, appId: 'kiosk-bus' }
  expect(await page.call(listBusTerminals, { body })).toEqual([
    { id: 'bus-1', name: 'Lobby, left', manufacturer: 'ING', model: 'Move 5000' },
    { id: 'bus-2', name: 'Lobby, right (the bank says no)', manufacturer: 'PAX', model: 'A920' },
  ])
  const other = await openKioskAs(server, 'kiosk-pay')
  await expect(other.call(listBusTerminals, { body })).rejects.toMatchObject({ problem: 'paymentNotPossible' })
})
