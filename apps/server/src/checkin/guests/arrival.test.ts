import { randomUUID } from 'node:crypto'
import { calls } from '@foyer/contract/calls.ts'
import { confirmArrival } from '@foyer/contract/guests.ts'
import { endVisit, visitReservations } from '@foyer/contract/reservation.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { expect, it } from 'vitest'
import { drawQr } from '../../book/qr/draw-qr.ts'
import { demoId } from '../../demo/demo-id.ts'
import { palaceDocument } from '../../demo/palace.ts'
import { readPdf } from '../../papers/paper/testing/read-pdf.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import {
  arrive,
  buildAllTicks,
  checkIn,
  findReservation,
  saveParty,
  sign,
  signatureDataUrl,
} from '../../testing/journey.ts'
import { printTables } from '../../testing/print-tables.ts'
import { buildSampleInput } from '../../testing/sample-input.ts'
import { testCodes } from '../../testing/test-key-secret.ts'

it('API-49.f confirms the arrival: the guest is in house, with a key code and a room', async () => {
  const server = await createTestServer()
  const page = await server.open()
  const found = await findReservation(page, 'FOY1003', 'Rossi')
  const answer = await page.send(confirmArrival, {
    body: {
      confirm_arrival_data: {
        hotel_id: 1,
        reservation_id: found.id,
        reference: 'FOY1003',
        reservation_start_date: '2027-05-10',
        reservation_end_date: '2027-05-13',
        confirm_datetime: '2027-05-10T12:00:00',
        simulate_access_code: true,
        customers: [],
      },
    },
  })
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { key_code: expect.stringMatching(/^\d{6}$/), room_code: '306' },
  ])
  const after = await findReservation(page, 'FOY1003', 'Rossi')
  expect([after.state, after.room.keyCode]).toEqual(['inHouse', answer.json().key_code])
})

const confirming = ({ id, reference, startDate, endDate }: Reservation, said: object) => ({
  body: {
    ...{ hotelId: 1, reservationId: id, reference, startDate, endDate, confirmedAt: '2027-05-10T12:34:56', guests: [] },
    ...said,
  },
})

it('API-49.c API-49.h at a device with a printer the answer is a receipt of its width, with room, dates and time of confirmation', async () => {
  const server = await createTestServer()
  const { kiosk } = palaceDocument.apps ?? {}
  const flags = { ...kiosk?.flags, printer_configuration: { paper_width_mm: 58 } }
  await server.publish(1, { ...palaceDocument, apps: { ...palaceDocument.apps, kiosk: { ...kiosk, flags } } as never })
  const page = await server.openKiosk()
  const found = await findReservation(page, 'FOY1003', 'Rossi')
  const { receiptFile = '', keyCode } = await page.call(confirmArrival, confirming(found, {}))
  const { pages, widthMm } = await readPdf(receiptFile)
  expect(widthMm).toBe(58)
  const text = pages.join(' ')
  expect(text).toContain('FOY1003')
  expect(text).toContain('306')
  expect(text).toContain('10 May 2027 at 12:34')
  expect(text).not.toContain(String(keyCode))
})

it('API-49.i with a key box the answer contains the code that opens it, and again when repeated', async () => {
  const server = await createTestServer()
  await server.publish(1, { ...palaceDocument, flags: { ...palaceDocument.flags, keybox: true } })
  const page = await server.open()
  const found = await findReservation(page, 'FOY1003', 'Rossi')
  const first = await page.call(confirmArrival, confirming(found, {}))
  const picture = `data:image/png;base64,${drawQr(first.keyCode ?? '').toString('base64')}`
  expect([first.keyCode, first.keyboxQrUri]).toEqual([expect.stringMatching(/^\d{6}$/), picture])
  expect(await page.call(confirmArrival, confirming(found, {}))).toMatchObject({ keyboxQrUri: picture })
})

it('API-49.e arrival time, notes and a signature may come with the confirmation', async () => {
  const server = await createTestServer()
  const page = await server.open()
  const found = await findReservation(page, 'FOY1001', 'García López')
  await saveParty(page, found)
  const [first] = found.guests
  const id = first?.id ?? ''
  const signed = (signatureId: string) => ({
    guests: [{ id, signature: signatureDataUrl, signatureId, ticks: buildAllTicks(page) }],
  })
  const foreign = confirming(found, signed(demoId('FOY1002 guest 1')))
  await expect(page.call(confirmArrival, foreign)).rejects.toMatchObject({ problem: 'badInput' })
  const wishes = { notes: 'A quiet room', arrivalTime: '15:30' }
  await page.call(confirmArrival, confirming(found, { ...signed(id), wishes }))
  const after = await findReservation(page, 'FOY1001', 'García López')
  expect(after).toMatchObject({ state: 'inHouse', notes: 'A quiet room', arrivalTime: '15:30' })
  expect(after.guests[0]?.signatureState).toBe('uploaded')
})

it('API-47.h MODEL-07.g rejects an arrival with another reservation’s bill', async () => {
  const server = await createTestServer()
  const page = await server.open()
  const found = await findReservation(page, 'FOY1003', 'Rossi')
  for (const billId of ['a bill', randomUUID()])
    await expect(page.call(confirmArrival, confirming(found, { billId }))).rejects.toMatchObject({
      problem: 'badInput',
    })
})

it('requires every guest to be complete and signed', async () => {
  const server = await createTestServer()
  const page = await server.open()
  const found = await findReservation(page, 'FOY1001', 'García López')
  await expect(arrive(page, found)).rejects.toMatchObject({ status: 409, problem: 'guestsIncomplete' })
  await saveParty(page, found)
  await expect(arrive(page, found)).rejects.toMatchObject({ status: 409, problem: 'signatureMissing' })
  expect((await findReservation(page, 'FOY1001', 'García López')).state).toBe('expected')
  await sign(page, found)
  expect((await arrive(page, found)).roomNumber).toBe('301')
})

it('rejects a booking without guests', async () => {
  const server = await createTestServer()
  const page = await server.open()
  const found = await findReservation(page, 'FOY1001', 'García López')
  await server.db.inHotel(1, (tx) => tx.deleteFrom('guests').where('reservation_id', '=', found.id).execute())
  await expect(arrive(page, found)).rejects.toMatchObject({ status: 409, problem: 'guestsIncomplete' })
})

it('with guests saved one by one, the missing signature is reported, not missing data', async () => {
  const server = await createTestServer()
  await server.publish(1, { ...palaceDocument, flags: { ...palaceDocument.flags, save_guests_one_by_one: true } })
  const page = await server.open()
  const found = await findReservation(page, 'FOY1001', 'García')
  await saveParty(page, found)
  await expect(arrive(page, found)).rejects.toMatchObject({ problem: 'signatureMissing' })
})

it('requires an assigned room that is ready', async () => {
  const server = await createTestServer()
  const page = await server.open()
  for (const [voucher, surname, problem] of [
    ['FOY1014', 'Papadopoulos', 'roomNotReady'],
    ['FOY1007', 'Lindqvist', 'roomNotAvailable'],
    ['FOY1015', 'Ionescu', 'arrivesLater'],
    ['FOY1016', 'Novak', 'reservationCancelled'],
    ['FOY1011', 'Kowalski', 'alreadyCheckedIn'],
  ] as const) {
    const found = await findReservation(page, voucher, surname)
    await expect(arrive(page, found)).rejects.toMatchObject({ status: 409, problem })
  }
})

it('T11 requires payment if reception does not take it; the page’s claims about payments are ignored', async () => {
  const server = await createTestServer()
  const flags = { ...palaceDocument.flags, allow_payments: true, allow_pay_in_reception: false }
  await server.publish(1, { ...palaceDocument, flags })
  const page = await server.open()
  await expect(checkIn(page, 'FOY1001', 'García López')).rejects.toMatchObject({ status: 402, problem: 'payFirst' })
  // Nothing is due here.
  expect((await checkIn(page, 'FOY1003', 'Rossi')).state).toBe('inHouse')
})

it('P2 PAY-36.b with both payment flags off the balance is paid at reception, and the guest arrives', async () => {
  const server = await createTestServer()
  const flags = { ...palaceDocument.flags, allow_payments: false, allow_pay_in_reception: false }
  await server.publish(1, { ...palaceDocument, flags })
  const page = await server.open()
  expect((await checkIn(page, 'FOY1001', 'García López')).state).toBe('inHouse')
})

it('P3 the payment method comes with the confirmation: an unavailable one is rejected', async () => {
  const server = await createTestServer()
  const flags = { ...palaceDocument.flags, allow_payments: true, pos_provider: 'adyen' }
  await server.publish(1, { ...palaceDocument, flags })
  const page = await server.open()
  const found = await findReservation(page, 'FOY1001', 'García López')
  await saveParty(page, found)
  await sign(page, found)
  const confirm = (pay_action: string) => {
    const arrival = {
      hotel_id: 1,
      reservation_id: found.id,
      reference: 'FOY1001',
      reservation_start_date: found.startDate,
      reservation_end_date: found.endDate,
      confirm_datetime: '2027-05-10T12:00:00',
      pay_action,
      customers: [],
    }
    return page.send(confirmArrival, { body: { confirm_arrival_data: arrival } })
  }
  expect((await confirm('payWithOtherCard')).json()).toMatchObject({ problem: 'badInput' })
  expect((await confirm('payInReception')).statusCode).toBe(200)
})

it('F2 after a lost answer, the same visit gets the same code again, under the same key and under a new one', async () => {
  const server = await createTestServer()
  const page = await server.open()
  const found = await findReservation(page, 'FOY1003', 'Rossi')
  const key = randomUUID()
  const first = await arrive(page, found, key)
  expect(await arrive(page, found, key)).toEqual(first)
  const between = await printTables(server.db)
  expect(await arrive(page, found, randomUUID())).toEqual(first)
  const { [`idempotent_answers of 1`]: _, ...after } = await printTables(server.db)
  expect(between).toMatchObject(after)
  await page.load()
  expect(await arrive(page, found)).toEqual(first)
})

it('another visit cannot arrive a second time or learn the code', async () => {
  const server = await createTestServer()
  const [page, other] = [await server.open(), await server.open()]
  const { room } = await checkIn(page, 'FOY1003', 'Rossi')
  const found = await findReservation(other, 'FOY1003', 'Rossi')
  expect(found.room.keyCode).toBeUndefined()
  await expect(arrive(other, found)).rejects.toMatchObject({ status: 409, problem: 'alreadyCheckedIn' })
  expect((await findReservation(page, 'FOY1003', 'Rossi')).room.keyCode).toBe(room.keyCode)
})

it('T8 key codes are in no answer of any call to a visit that is not entitled to them', async () => {
  const server = await createTestServer()
  await checkIn(await server.open(), 'FOY1003', 'Rossi')
  for (const reference of ['FOY1003', 'FOY1011', 'FOY1012'])
    await server.db.inHotel(1, (tx) =>
      tx
        .updateTable('keys')
        .set({ code: testCodes.seal({ hotelId: 1, reservationId: demoId(reference) }, 'CANARY') })
        .where('reservation_id', '=', demoId(reference))
        .execute(),
    )
  const page = await server.open()
  const found = [
    ['FOY1003', 'Rossi', '306'],
    ['FOY1011', 'Kowalski', '204'],
    ['FOY1012', "O'Brien", '305'],
  ] as const
  for (const [voucher, surname] of found) await findReservation(page, voucher, surname)
  for (const [reference, surname, room] of found) {
    const named = { reference, voucher: reference, reservation: reference, code: reference, surname, room_code: room }
    const ids = {
      reservation_id: demoId(reference),
      reservationId: demoId(reference),
      id: demoId(`${reference} guest 1`),
    }
    for (const call of calls.filter(({ name, by }) => by !== 'staff' && by !== 'member' && name !== endVisit.name)) {
      const { body } = await page.send(call, buildSampleInput(call, { ...named, ...ids, hotel_id: 1 }))
      expect([call.name, body.includes('CANARY')]).toEqual([call.name, false])
    }
  }
  const { reservations } = await page.call(visitReservations)
  expect(reservations.map(({ room }) => room.keyCode)).toEqual([undefined, undefined, undefined])
})

it('MODEL-02.e a code has six digits, and the same visit sees it with the room after a reload', async () => {
  const server = await createTestServer()
  const page = await server.openKiosk()
  const { room } = await checkIn(page, 'FOY1003', 'Rossi')
  await page.load()
  const [again] = (await page.call(visitReservations)).reservations
  expect([room.keyCode, again?.room.keyCode]).toEqual([expect.stringMatching(/^\d{6}$/), room.keyCode])
})
