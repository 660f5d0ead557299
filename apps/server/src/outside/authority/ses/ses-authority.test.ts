import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import type { ReportedPerson, StayReport } from '@foyer/domain/authority/stay-report.ts'
import { expect, it } from 'vitest'
import { startSimulator } from '../../../testing/start-simulator.ts'
import { type Authority, CredentialsRefused, type ReportAnswer } from '../authority.ts'
import { chooseAuthority } from '../choose-authority.ts'
import { createSesAuthority } from './ses-authority.ts'

const lucia: ReportedPerson = {
  guestId: 'lucia',
  main: true,
  firstName: 'Lucía',
  lastName: 'García & Cía',
  secondLastName: 'Soler',
  gender: 'F',
  birthDate: '1988-03-02',
  nationality: 'ESP',
  documentType: 'I',
  documentNumber: '12345678-z',
  supportNumber: 'caa000000',
  street: 'Calle <Mayor> 1',
  municipality: '28079',
  postalCode: '28013',
  country: 'ESP',
  phone: '+34 600 00 00 00',
}
const hans: ReportedPerson = {
  guestId: 'hans',
  main: false,
  firstName: 'Hans',
  lastName: 'Weber',
  gender: 'M',
  birthDate: '1980-01-01',
  nationality: 'DEU',
  documentType: 'N',
  documentNumber: 'X1234567L',
  supportNumber: 'E00000000',
  street: 'Lindenallee 4',
  city: 'Berlin',
  postalCode: '10115',
  country: 'DEU',
  email: 'hans@example.com',
}
const pau: ReportedPerson = {
  guestId: 'pau',
  main: false,
  firstName: 'Pau',
  lastName: 'García',
  birthDate: '2019-05-11',
  street: 'Dubai Road 1',
  city: 'Dubai',
  country: 'ARE',
  relationship: 'PM',
}
const stay: StayReport = {
  reference: 'FOY1001',
  contractDay: '2027-03-01',
  arrivalDay: '2027-05-11',
  arrivalTime: '00:30',
  departureDay: '2027-05-13',
  departureTime: '12:00',
  rooms: 2,
  payment: { type: 'card', day: '2027-05-11', means: '**** 1111', holder: 'Lucía García', cardExpiry: '09/2029' },
  people: [lucia, hans, pau],
}
const rental: StayReport = {
  ...stay,
  people: [
    { ...lucia, licence: { number: '12345678Z', until: '2030-01-01' } },
    { ...hans, licence: { number: 'B072RRE2I55', until: '2031-01-01' } },
  ],
  vehicle: {
    category: 'Compact',
    kind: 'TURISMO',
    make: 'SEAT',
    model: 'Ibiza',
    plate: '1234 BCD',
    chassis: 'VSSZZZ6JZAR000000',
    colour: 'BLANCO',
    kilometres: 12_000,
  },
}

interface Communication {
  readonly reference: string
  readonly code?: string
  readonly people: number
  readonly cancelled: boolean
}

const hotel = { id: 1, timeZone: 'Europe/Madrid', isDemo: false }
const credentials = { user: 'B00000000WS', password: 'a password of the ministry' }
const config = {
  name: 'ses',
  mode: 'test',
  landlordCode: '0000000001',
  establishmentCode: '0000000002',
} as const

async function start(changes: { readonly password?: string; readonly config?: object } = {}) {
  const { url, control } = await startSimulator('ses')
  const authority = createSesAuthority({
    url,
    hotel,
    config: { ...config, ...changes.config },
    credentials: { ...credentials, ...(changes.password && { password: changes.password }) },
  }) as Required<Authority>
  return {
    url,
    authority,
    set: (faults: object) => fetch(`${control}/faults`, { method: 'POST', body: JSON.stringify(faults) }),
    ledger: async () =>
      (await (await fetch(`${control}/ledger`)).json()) as {
        batches: { xml: string; operation: string; kind?: string }[]
        communications: Communication[]
      },
  }
}

const send = (authority: Authority, report: StayReport) => authority.send({ id: 'r1', report })

function getBatch(answer: ReportAnswer): string {
  expect(answer.state).toBe('queued')
  return answer.state === 'queued' ? answer.batch : ''
}

it('sends a family, asks for its number, and sends exactly what it encodes', async () => {
  const { authority, ledger } = await start()
  const answer = await authority.ask(getBatch(await send(authority, stay)))
  const { batches, communications } = await ledger()
  expect(communications).toMatchObject([{ reference: 'FOY1001', people: 3, cancelled: false }])
  expect(answer).toEqual({ state: 'accepted', receipt: communications[0]?.code })
  expect(batches.map(({ xml }) => xml)).toEqual([authority.encode({ id: 'r1', report: stay })])
  const [{ xml = '' } = {}] = batches
  expect(xml).toContain('<fechaEntrada>2027-05-11T00:30:00</fechaEntrada>')
  expect(xml).toContain('<tipoDocumento>NIF</tipoDocumento><numeroDocumento>12345678Z</numeroDocumento>')
  expect(xml).toContain('<soporteDocumento>CAA000000</soporteDocumento>')
  expect(xml).toContain('<tipoDocumento>NIE</tipoDocumento>')
  expect(xml).toContain('<sexo>M</sexo>')
  expect(xml).toContain('<numHabitaciones>2</numHabitaciones>')
  expect(xml).toContain('<codigoPostal>00000</codigoPostal><pais>ARE</pais>')
  expect(xml).toContain('<telefono>+34600000000</telefono><parentesco>HJ</parentesco>')
})

it('sends a rental with the renter, who drives, and a second driver', async () => {
  const { authority, ledger } = await start()
  expect(await authority.ask(getBatch(await send(authority, rental)))).toMatchObject({ state: 'accepted' })
  const { batches, communications } = await ledger()
  expect([batches[0]?.kind, communications[0]?.people]).toEqual(['AV', 3])
  expect(batches[0]?.xml.match(/<rol>\w+/g)).toEqual(['<rol>TI', '<rol>CP', '<rol>CS'])
  expect(batches[0]?.xml).not.toContain('soporteDocumento')
  expect(batches[0]?.xml).toContain(
    '<permisoConducir><tipo>B</tipo><validez>2030-01-01</validez><numero>12345678Z</numero></permisoConducir>',
  )
  const lorry = { ...rental, reference: 'FOY1002', vehicle: { ...rental.vehicle, licenceClass: 'C1' } }
  expect(authority.encode({ id: 'r2', report: lorry })).toContain('<permisoConducir><tipo>C1</tipo>')
})

const booking: StayReport = {
  ...stay,
  arrivalTime: '00:00',
  departureTime: '00:00',
  people: [lucia, { guestId: 'unknown', main: false }],
  booking: { booker: { ...lucia, email: 'lucia@example.com' }, guests: 2 },
}

it('sends a reservation with who has booked, the known guests and no hour, and cancels it', async () => {
  const { authority, ledger } = await start()
  const answer = await authority.ask(getBatch(await send(authority, booking)))
  const { batches, communications } = await ledger()
  expect(answer).toEqual({ state: 'accepted', receipt: communications[0]?.code })
  const [{ xml = '', kind } = {}] = batches
  expect(kind).toBe('RH')
  expect(xml.match(/<rol>\w+/g)).toEqual(['<rol>TI', '<rol>VI'])
  expect(xml).toContain('<establecimiento><codigo>0000000002</codigo></establecimiento>')
  expect(xml).toContain(
    '<fechaEntrada>2027-05-11T00:00:00</fechaEntrada><fechaSalida>2027-05-13T00:00:00</fechaSalida>',
  )
  expect(xml).toContain('<numPersonas>2</numPersonas>')
  expect(xml).not.toContain('numeroDocumento')
  const receipt = answer.state === 'accepted' ? answer.receipt : ''
  await authority.ask(getBatch(await authority.cancel(receipt)))
  expect((await ledger()).communications[0]?.cancelled).toBe(true)
})

it('sends the reservation of a car with its category only', async () => {
  const { authority, ledger } = await start()
  const rented = { ...booking, vehicle: { category: 'Compact' } }
  expect(await authority.ask(getBatch(await send(authority, rented)))).toMatchObject({ state: 'accepted' })
  const { batches } = await ledger()
  expect(batches[0]?.kind).toBe('RV')
  expect(batches[0]?.xml).toContain('<vehiculo><categoria>Compact</categoria></vehiculo>')
})

it('a cancellation of which the answer was lost is repeated, and finds that it has happened', async () => {
  const { authority, ledger, set } = await start()
  const first = await authority.ask(getBatch(await send(authority, stay)))
  const receipt = first.state === 'accepted' ? first.receipt : ''
  await set({ cutBefore: 1 })
  await expect(authority.cancel(receipt)).rejects.toThrow(/lost/)
  expect((await ledger()).communications[0]?.cancelled).toBe(false)
  await set({ cutAfter: 1 })
  await expect(authority.cancel(receipt)).rejects.toThrow(/lost/)
  // The ministry works through its batches when it is asked about one.
  await authority.ask(getBatch(await send(authority, { ...stay, reference: 'FOY1002' })))
  expect(await authority.cancel(receipt)).toEqual({ state: 'accepted', receipt })
  expect((await ledger()).batches.filter(({ operation }) => operation === 'B')).toHaveLength(1)
})

it('cancels by the number, and can send the same again afterwards', async () => {
  const { authority, ledger } = await start()
  const first = await authority.ask(getBatch(await send(authority, stay)))
  const receipt = first.state === 'accepted' ? first.receipt : ''
  const cancelled = await authority.ask(getBatch(await authority.cancel(receipt)))
  expect(cancelled).toMatchObject({ state: 'accepted' })
  expect(await authority.ask(getBatch(await send(authority, stay)))).toMatchObject({ state: 'accepted' })
  const { communications } = await ledger()
  const stored = communications.filter(({ code }) => code !== undefined)
  expect(stored.map((one) => one.cancelled)).toEqual([true, false])
})

it('reports what the ministry refuses with its words and our field', async () => {
  const { authority } = await start()
  const people = [{ ...lucia, supportNumber: undefined }]
  expect(await authority.ask(getBatch(await send(authority, { ...stay, people })))).toEqual({
    state: 'refused',
    reasons: [{ code: '10130', text: 'El campo soporteDocumento es obligatorio', field: 'supportNumber' }],
  })
  const long = { ...stay, people: [{ ...lucia, lastName: 'x'.repeat(51) }] }
  expect(await send(authority, long)).toMatchObject({
    state: 'refused',
    reasons: [{ code: '10118', field: 'lastName' }],
  })
})

it('waits while a batch is being processed, and reads both spellings of an answer', async () => {
  const { authority, set } = await start()
  await set({ slow: true, misspelt: true })
  const batch = getBatch(await send(authority, stay))
  expect(await authority.ask(batch)).toEqual({ state: 'queued', batch })
  expect(await authority.ask(batch)).toEqual({ state: 'queued', batch })
  await set({ misspelt: true })
  expect(await authority.ask(batch)).toMatchObject({ state: 'accepted' })
})

it('does not know what became of a report whose answer was lost, and never takes a duplicate for a refusal', async () => {
  const { authority, set } = await start()
  await set({ cutAfter: 1 })
  expect(await send(authority, stay)).toEqual({ state: 'unknown' })
  expect(await authority.ask(getBatch(await send(authority, stay)))).toEqual({ state: 'unknown' })
  expect(await authority.ask('a batch of someone else')).toEqual({ state: 'unknown' })
})

it.each([
  ['is down', { badGateway: true }, /502/],
  ['has an unexpected error', { unexpected: 1 }, /10999/],
])('throws to be repeated if the ministry %s', async (_, faults, message) => {
  const { authority, set, ledger } = await start()
  await set(faults)
  await expect(send(authority, stay)).rejects.toThrow(message)
  expect((await ledger()).batches).toEqual([])
})

it('throws to be repeated if there is no connection', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  const closed = createSesAuthority({ url: `http://127.0.0.1:${port}`, hotel, config, credentials })
  await expect(send(closed, stay)).rejects.toThrow(/cannot be reached/)
})

it.each([
  ['a wrong password', { password: 'a wrong one' }],
  ['a landlord code of another company', { config: { landlordCode: '0000000009' } }],
  ['no establishment code', { config: { establishmentCode: undefined } }],
])('stops for %s, without showing the password', async (_, changes) => {
  const { authority } = await start(changes)
  const error: unknown = await Promise.resolve()
    .then(() => send(authority, stay))
    .catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(CredentialsRefused)
  expect(String(error)).not.toContain('a wrong one')
})

it('checks user and password without sending anything', async () => {
  const { authority, ledger, url } = await start()
  expect(await authority.check()).toEqual({ ok: true })
  const wrong = createSesAuthority({
    url,
    hotel,
    config,
    credentials: { user: 'B00000000WS', password: 'a wrong one' },
  })
  expect(await wrong.check()).toMatchObject({ ok: false, text: expect.stringContaining('401') })
  const without = createSesAuthority({ url, hotel, config: { name: 'ses', mode: 'test' }, credentials })
  expect(await without.check()).toMatchObject({ ok: false })
  expect((await ledger()).batches).toEqual([])
})

it('a demo hotel reports to the simulator only', () => {
  const secrets = { authority_user: 'u', authority_password: 'p' }
  const choose = (demoSesUrl?: string) =>
    chooseAuthority({ demoSesUrl })({ ...hotel, isDemo: true }, { authority: config, secrets })
  expect(choose()).toBeUndefined()
  expect(choose('http://127.0.0.1:1')).toBeDefined()
})
