import { checkinHolder, takeOverCheckin } from '@foyer/contract/lease.ts'
import { freeScreen, giveBackCheckin, openStay, takeCheckinOver } from '@foyer/contract/staff/stay.ts'
import { expect, it } from 'vitest'
import { Browser } from '../../testing/browser.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import { buildGuestPayload, findReservation, saveGuests, sign } from '../../testing/journey.ts'
import { createColleague } from '../../testing/staff-page.ts'

const params = { reference: 'FOY1001' }
const body = { reference: 'FOY1001' }
const inUse = { status: 423, problem: 'reservationInUse' }

it('staff can take over a check-in at any step: the guest’s page shows by whom, can change nothing, and continues when it is given back', async () => {
  const server = await createTestServer()
  const desk = await createColleague(server.db, new Browser(server.app), { role: 'receptionist', name: 'Núria Vidal' })
  const kiosk = await server.openKiosk()
  const found = await findReservation(kiosk, 'FOY1001', 'García López')
  const guests = found.guests.map((guest) => buildGuestPayload(guest))
  await saveGuests(kiosk, found, guests)
  await desk.call(takeCheckinOver, { params })
  expect((await kiosk.call(checkinHolder, { body })).holder).toMatchObject({ by: 'Núria' })
  expect((await desk.call(openStay, { params })).takenOver).toMatchObject({ by: 'Núria Vidal' })
  await expect(saveGuests(kiosk, found, guests)).rejects.toMatchObject(inUse)
  await expect(kiosk.call(takeOverCheckin, { body })).rejects.toMatchObject(inUse)
  // Another device of the guest gets the same response.
  const phone = await server.open()
  await findReservation(phone, 'FOY1001', 'García López')
  await expect(phone.call(takeOverCheckin, { body })).rejects.toMatchObject(inUse)
  // No screen holds the check-in, so there is none to free.
  expect(await desk.call(freeScreen, { params })).toEqual({ freed: false })
  expect(await desk.call(giveBackCheckin, { params })).toEqual({ given: true })
  expect(await desk.call(giveBackCheckin, { params })).toEqual({ given: false })
  expect((await desk.call(openStay, { params })).takenOver).toBeUndefined()
  await sign(kiosk, found)
})
