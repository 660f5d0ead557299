import { listArrivals } from '@foyer/contract/staff/arrivals.ts'
import { readAudit } from '@foyer/contract/staff/audit.ts'
import { cancelStay, reinstateStay } from '@foyer/contract/staff/cancellation.ts'
import { assignRoom } from '@foyer/contract/staff/rooms.ts'
import { openStay } from '@foyer/contract/staff/stay.ts'
import { expect, it } from 'vitest'
import { Browser } from '../../testing/browser.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import { createColleague } from '../../testing/staff-page.ts'

const params = { reference: 'FOY1005' }

async function createDesk() {
  const server = await createTestServer()
  const desk = await createColleague(server.db, new Browser(server.app), { role: 'manager', name: 'Núria Puig' })
  const open = () => desk.call(openStay, { params })
  const cancel = () => desk.call(cancelStay, { params, body: { reason: 'they called' } })
  const reinstate = () => desk.call(reinstateStay, { params, body: { reason: 'they called again' } })
  return { ...server, desk, open, cancel, reinstate }
}

it('S33 a cancellation needs a reason, which the log has', async () => {
  const { desk, open, cancel } = await createDesk()
  const empty = await desk.send(cancelStay, { params, body: { reason: '' } })
  expect([empty.statusCode, (await open()).state]).toEqual([400, 'expected'])
  await cancel()
  expect((await open()).state).toBe('cancelled')
  const { entries } = await desk.call(readAudit)
  expect(entries).toContainEqual(
    expect.objectContaining({ action: 'reservationCancelled', details: { reason: 'they called' } }),
  )
})

it('S33 a cancelled stay is reinstated once, in its room, and is among the arrivals again', async () => {
  const { desk, open, cancel, reinstate } = await createDesk()
  await cancel()
  expect(await reinstate()).toEqual({ roomNumber: '102' })
  await expect(reinstate()).rejects.toMatchObject({ problem: 'stayEnded' })
  expect(await open()).toMatchObject({ state: 'expected', roomNumber: '102' })
  const { arrivals } = await desk.call(listArrivals)
  expect(arrivals.map(({ reference }) => reference)).toContain('FOY1005')
})

it('S33 a stay is reinstated without a room if another has it by now', async () => {
  const { desk, open, cancel, reinstate } = await createDesk()
  await cancel()
  const moved = { params: { reference: 'FOY1008' }, body: { shownRoom: '103', roomNumber: '102' } }
  await desk.call(assignRoom, moved)
  expect(await reinstate()).toEqual({})
  expect((await open()).roomNumber).toBeUndefined()
})
