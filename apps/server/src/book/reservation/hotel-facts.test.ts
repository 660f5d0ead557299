import { updateGuests } from '@foyer/contract/guests.ts'
import { searchReservations, visitReservations } from '@foyer/contract/reservation.ts'
import { expect, it } from 'vitest'
import { createTestServer } from '../../testing/create-test-server.ts'
import { buildGuestPayload, checkIn, findReservation, saveParty } from '../../testing/journey.ts'

/** As sent on the wire. */
async function searched(hotelId: number, voucher: string, surname: string) {
  const server = await createTestServer()
  const page = await server.open({ hotelId })
  const answer = await page.send(searchReservations, { body: { voucher, surname } })
  return { server, page, wire: answer.json().reservations[0] }
}

it.each([
  ['RAC3001', 'Novák', 21, 25, 60],
  ['RAC3002', 'Jensen', 21, 25, 84],
])('%s %s includes who may drive and for how much', async (number, surname, least, young, price) => {
  const { wire, page } = await searched(3, number, surname)
  const terms = {
    driver_min_age: least,
    young_driver_max_age: young,
    young_driver_extra_price: price,
    is_young_driver_extra_available: true,
  }
  expect(wire).toMatchObject({ ...terms, currency: 'EUR', reservationNumber: number, voucher: number })
  const [again] = (await page.send(visitReservations)).json().reservations
  expect(again).toMatchObject(terms)
  expect(again).not.toHaveProperty('pickUpProccessNumber')
})

it('another rental has its own limits, and no price: then no young driver can be added', async () => {
  const { wire } = await searched(3, 'RAC3003', 'Ferrari')
  expect(wire).toMatchObject({ driver_min_age: 25, young_driver_max_age: 28, is_young_driver_extra_available: false })
  expect(wire).not.toHaveProperty('young_driver_extra_price')
})

it('MODEL-06.g a stay contains nothing about drivers, whatever its row says, and has its segment', async () => {
  const { server, page, wire } = await searched(1, 'FOY1001', 'García López')
  const drivers = (one: object) => Object.keys(one).filter((name) => /driver|pickUp/.test(name))
  expect(drivers(wire)).toEqual([])
  const changes = { driver_min_age: 21, segment: 'groups', customer_can_edit: false }
  await server.db.inHotel(1, (tx) => tx.updateTable('reservations').set(changes).execute())
  const [again] = (await page.send(visitReservations)).json().reservations
  expect([drivers(again), again.segment, again.customerCanEdit]).toEqual([[], 'groups', false])
})

it('MODEL-01.j MODEL-02.e the door code is under both of its names for a guest who has checked in, and under none before', async () => {
  const { server, page, wire } = await searched(1, 'FOY1001', 'García López')
  expect([wire.keyCode, wire.room.roomKeyCode]).toEqual([undefined, undefined])
  await checkIn(page, 'FOY1001', 'García López')
  const [mine] = (await page.send(visitReservations)).json().reservations
  expect([mine.keyCode, mine.room.roomKeyCode]).toEqual([expect.any(String), mine.keyCode])
  const stranger = await server.open()
  const body = { voucher: 'FOY1001', surname: 'García López' }
  const [theirs] = (await stranger.send(searchReservations, { body })).json().reservations
  expect([theirs.keyCode, theirs.room.roomKeyCode]).toEqual([undefined, undefined])
})

it('MODEL-14.f MODEL-14.h a saved form changes nothing of what the hotel’s own system says of a guest', async () => {
  const server = await createTestServer()
  const page = await server.open()
  const found = await findReservation(page, 'FOY1001', 'García López')
  const ofHotel = { internalCode: 'H-7', segment: 'VIP', notes: 'Ground floor, please' }
  await server.db.inHotel(1, async (tx) => {
    const [guest] = await tx.selectFrom('guests').selectAll().where('reservation_id', '=', found.id).execute()
    const given = JSON.stringify({ ...guest?.given, ...ofHotel })
    await tx.updateTable('guests').set({ given }).where('reservation_id', '=', found.id).execute()
  })
  const [before] = (await findReservation(page, 'FOY1001', 'García López')).guests
  expect(before).toMatchObject({ ...ofHotel, changed: false })
  const process = { step: 3, hasDocumentFace: true, language: 'es', arrivalTime: '18:30' }
  await saveParty(page, found, { ...process, manual: false, internalCode: 'another' })
  const [after] = (await findReservation(page, 'FOY1001', 'García López')).guests
  // Nothing was scanned in this visit: whatever the page says, it was typed.
  expect(after).toMatchObject({ ...ofHotel, ...process, manual: true, changed: true })
})

const filed = { initialNumber: 'I-77', legNumber: '2', businessEntity: 'B-1', items: [{ article: 'cot' }] }

it('MODEL-01.a MODEL-01.b MODEL-01.c MODEL-01.e MODEL-01.h API-21.e a search returns the reservation with what the hotel has sent about it', async () => {
  const { server, page } = await searched(1, 'FOY1001', 'García López')
  await server.db.inHotel(1, (tx) =>
    tx
      .updateTable('reservations')
      .set({ filed_as: JSON.stringify(filed), group_locator: 'GRP77', has_pets: true })
      .where('reference', '=', 'FOY1001')
      .execute(),
  )
  const [wire] = (await page.send(visitReservations)).json().reservations
  expect(wire).toMatchObject({
    ...{ id: expect.any(String), reference: 'FOY1001', reservationNumber: 'FOY1001', group_locator: 'GRP77' },
    ...{ startDate: '2027-05-10', endDate: expect.any(String), numberNights: expect.any(Number) },
    ...{ numberAdults: expect.any(Number), numberChildens: expect.any(Number) },
    ...{ customer: { lastName: 'García López' }, guests: [{ index: 1 }], messages: expect.any(Array) },
    ...{ room: { hotelId: 1, roomTypeId: expect.any(String), roomImage: expect.any(String) } },
    ...{ has_pre_checkin_completed: false, customerCanEdit: true, numAttemptsToPay: 0, hasPets: true },
    ...{ initial_reservation_number: 'I-77', leg_number: '2', business_entity: 'B-1' },
    reservation_items: [{ article: 'cot' }],
  })
})

it('API-15.a MODEL-01.h rejects a save that names another leg than the reservation has', async () => {
  const { server, page } = await searched(1, 'FOY1001', 'García López')
  await server.db.inHotel(1, (tx) =>
    tx
      .updateTable('reservations')
      .set({ filed_as: JSON.stringify(filed) })
      .where('reference', '=', 'FOY1001')
      .execute(),
  )
  const found = await findReservation(page, 'FOY1001', 'García López')
  const guests = found.guests.map((guest) => buildGuestPayload(guest))
  const said = { reservationId: found.id, reference: 'FOY1001', hotelId: 1, isPok: false, language: 'en', guests }
  const save = (changes: object) => page.call(updateGuests, { body: { ...said, ...changes } })
  await expect(save({ legNumber: '3' })).rejects.toMatchObject({ problem: 'badInput' })
  await expect(save({ legNumber: '2', initialNumber: 'I-77', businessEntity: 'B-1' })).resolves.toBeDefined()
})

it('API-15.b rejects a save with other terms for drivers than the rental has, and changes nothing', async () => {
  const { page } = await searched(3, 'RAC3002', 'Jensen')
  const found = await findReservation(page, 'RAC3002', 'Jensen')
  const guests = found.guests.map((guest) => buildGuestPayload(guest))
  const said = { reservationId: found.id, reference: 'RAC3002', hotelId: 3, isPok: false, language: 'en', guests }
  const save = (youngDriverMaxAge: number) => page.call(updateGuests, { body: { ...said, youngDriverMaxAge } })
  await expect(save(99)).rejects.toMatchObject({ problem: 'guestChanged' })
  await expect(save(found.rental?.youngDriverMaxAge ?? 0)).resolves.toBeDefined()
})

it('MODEL-01.f MODEL-01.g a completed pre-check-in includes the result of face matching, any other does not', async () => {
  const { server, page, wire } = await searched(1, 'FOY1001', 'García López')
  expect([wire.has_pre_checkin_completed, wire.pre_checkin_information]).toEqual([false, undefined])
  await server.db.inHotel(1, (tx) => tx.updateTable('reservations').set({ pre_checkin_completed: true }).execute())
  const [again] = (await page.send(visitReservations)).json().reservations
  expect(again).toMatchObject({
    has_pre_checkin_completed: true,
    pre_checkin_information: { fr_information: [{ guest_number: 1, fr_match: false }] },
  })
})
