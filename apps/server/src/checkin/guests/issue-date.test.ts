import { expect, it } from 'vitest'
import { createTestServer } from '../../testing/create-test-server.ts'
import { buildGuestPayload, findReservation, saveGuests } from '../../testing/journey.ts'

it('MRZ-08.a MRZ-08.b a guest without an issue date gets a computed one, marked as such, and one from a document is kept', async () => {
  const server = await createTestServer()
  const page = await server.open({ hotelId: 2 })
  const found = await findReservation(page, 'FOY2001', 'Jensen')
  const [guest] = found.guests
  if (!guest) throw new Error('Nobody is staying.')
  const dates = { birthDate: '1985-06-01', expiryDate: '2032-01-31', documentType: 'P' as const }
  const savedWith = async (changes: Parameters<typeof buildGuestPayload>[1]) => {
    await saveGuests(page, found, [buildGuestPayload(guest, { ...dates, ...changes })])
    const [kept] = (await findReservation(page, 'FOY2001', 'Jensen')).guests
    return [kept?.issueDate, kept?.issueDateDerived]
  }
  expect(await savedWith({ issueDate: undefined, manual: true })).toEqual(['2022-01-31', true])
  expect(await savedWith({ issueDate: '2023-02-03', manual: false })).toEqual(['2023-02-03', undefined])
})
