import type { HotelConfigInput } from '@foyer/domain/config/hotel-config.ts'
import { expect, it } from 'vitest'
import { createTestServer } from '../../testing/create-test-server.ts'
import { buildGuestPayload, findReservation, saveGuests } from '../../testing/journey.ts'

type Payload = ReturnType<typeof buildGuestPayload>

const spaniard: Partial<Payload> = {
  nationality: 'ESP',
  documentType: 'I',
  documentNumber: '12345678Z',
  supportNumber: 'CAA000000',
  secondLastName: 'Vidal',
  country: 'ESP',
  region: '28',
  municipality: '28079',
  postalCode: '28013',
}

async function openHotel(authority: HotelConfigInput['authority']) {
  const server = await createTestServer()
  await server.publish(1, { apps: { own: { channel: 'ownDevice' } }, authority })
  const page = await server.open()
  const found = await findReservation(page, 'FOY1001', 'García López')
  const [guest] = found.guests
  if (!guest) throw new Error('No one is booked.')
  return { found, save: (changes: Partial<Payload>) => saveGuests(page, found, [buildGuestPayload(guest, changes)]) }
}

it('a hotel that reports to Spain refuses what the ministry would refuse', async () => {
  const { save } = await openHotel({ name: 'ses' })
  const refuse = async (changes: Partial<Payload>, path: string, issue: string) =>
    expect(save({ ...spaniard, ...changes })).rejects.toMatchObject({ status: 400, issues: [{ path, issue }] })
  await refuse({ secondLastName: undefined }, 'secondLastName', 'required')
  await refuse({ supportNumber: undefined }, 'supportNumber', 'required')
  await refuse({ municipality: 'Madrid' }, 'municipality', 'chooseFromList')
  await refuse({ lastName: 'x'.repeat(51) }, 'lastName', 'tooLong')
  await refuse({ street: 'x'.repeat(101) }, 'street', 'tooLong')
  await save(spaniard)
})

it('a hotel that reports to Italy asks for the place of birth, and of an Italian card', async () => {
  const { save } = await openHotel({ name: 'alloggiati' })
  const card: Partial<Payload> = { nationality: 'ITA', documentType: 'I', issueCountry: 'ITA', birthCountry: 'ITA' }
  await expect(save(card)).rejects.toMatchObject({
    issues: ['birthProvince', 'birthMunicipality', 'issueProvince', 'issueMunicipality'].map((path) => ({
      path,
      issue: 'required',
    })),
  })
  const place = { birthProvince: '058', birthMunicipality: '058091' }
  await save({ ...card, ...place, issueProvince: '058', issueMunicipality: '058091' })
})

it('a hotel in Austria asks a foreigner where the document is from, and when it was issued', async () => {
  const { save } = await openHotel({ name: 'gaesteblatt' })
  const home = { country: 'DEU', street: 'Lindenallee 4', postalCode: '10115', city: 'Berlin' }
  const unknown = { issueDate: undefined, issueCountry: undefined }
  await expect(save({ ...home, nationality: 'DEU', ...unknown })).rejects.toMatchObject({
    issues: ['issueCountry', 'issueDate'].map((path) => ({ path, issue: 'required' })),
  })
  await save({ ...home, nationality: 'DEU', issueDate: '2022-01-31', issueCountry: 'DEU' })
  await save({ ...home, nationality: 'AUT', ...unknown })
})

it('a hotel that sends nothing accepts the same guest', async () => {
  const { save } = await openHotel({ name: 'file' })
  await save({ ...spaniard, municipality: 'Madrid', street: 'x'.repeat(101) })
})
