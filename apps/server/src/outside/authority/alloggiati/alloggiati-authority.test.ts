import type { ReportedPerson, StayReport } from '@foyer/domain/authority/stay-report.ts'
import { expect, it } from 'vitest'
import { startSimulator } from '../../../testing/start-simulator.ts'
import { createAlloggiatiAuthority } from './alloggiati-authority.ts'

const head: ReportedPerson = {
  guestId: 'g1',
  main: true,
  firstName: 'Maria Ángeles',
  lastName: 'Rossi',
  gender: 'F',
  birthDate: '1980-02-03',
  birthCountry: 'ITA',
  birthMunicipality: 'Reggio di Calabria',
  nationality: 'ITA',
  documentType: 'I',
  documentNumber: 'ca 12345-ab',
}
const child: ReportedPerson = {
  ...head,
  guestId: 'g2',
  main: false,
  firstName: 'Zoë',
  birthDate: '2018-02-03',
  birthCountry: 'USA',
  birthMunicipality: undefined,
  nationality: 'USA',
  documentNumber: undefined,
}
const buildReport = (changes: Partial<StayReport> = {}): StayReport => ({
  reference: 'ROMA1',
  arrivalDay: '2027-05-10',
  arrivalTime: '15:00',
  departureDay: '2027-05-12',
  rooms: 1,
  payment: {},
  people: [head, child],
  ...changes,
})

interface Ledger {
  readonly rows: readonly { readonly row: string; readonly again: boolean }[]
  readonly calls: readonly { readonly operation: string }[]
}

async function start({ password = 'roma-password', mode = 'live' as 'live' | 'test' } = {}) {
  const { url } = await startSimulator('alloggiati', { TODAY: '2027-05-10' })
  const control = async (what: string, body: object = {}) =>
    (await fetch(`${url}/control/${what}`, { method: 'POST', body: JSON.stringify(body) })).json()
  const authority = createAlloggiatiAuthority({
    url,
    config: { name: 'alloggiati', mode },
    credentials: { user: 'RM000001', password, key: 'roma-wskey' },
    hotel: { id: 1, timeZone: 'Europe/Rome', isDemo: true },
  })
  const send = (report: StayReport) => authority.send({ id: 'r1', report })
  return { authority, control, send, ledger: () => control('ledger') as Promise<Ledger> }
}

it('sends a family as rows of 168 characters, exactly those that encode returns', async () => {
  const { authority, send, ledger } = await start()
  expect(await send(buildReport())).toEqual({ state: 'accepted', receipt: 'Send 2027-05-10 ROMA1: 2' })
  const { rows } = await ledger()
  const texts = rows.map(({ row }) => row)
  expect(texts.map(({ length }) => length)).toEqual([168, 168])
  expect(texts[0]).toMatch(
    /^1710\/05\/202702ROSSI {45}MARIA ANGELES {17}203\/02\/1980418080063RC100000100100000100IDENTCA12345AB/,
  )
  expect(texts[1]).toMatch(/^1910\/05\/202702ROSSI {45}ZOE {27}203\/02\/2018 {11}100000536100000536 {34}$/)
  expect(authority.encode({ id: 'r1', report: buildReport() })).toBe(texts.join('\r\n'))
})

it('an Italian card is issued by its municipality, or in Italy if that is not in the table', async () => {
  const { send, ledger } = await start()
  await send(buildReport({ people: [{ ...head, issueMunicipality: 'Reggio di Calabria', issueProvince: 'RC' }] }))
  await send(buildReport({ people: [{ ...head, documentNumber: 'CA12345AC', issueMunicipality: 'Atlantide' }] }))
  const { rows } = await ledger()
  expect(rows.map(({ row }) => row.slice(159, 168))).toEqual(['418080063', '100000100'])
})

it.each<[string, Partial<StayReport>, object]>([
  [
    'an arrival two days ago',
    { arrivalDay: '2027-05-08', people: [head] },
    { field: 'arrivalDay', guestId: 'g1', code: '12' },
  ],
  [
    'a place that the table lacks',
    { people: [{ ...head, birthMunicipality: 'Atlantide' }] },
    { field: 'birthMunicipality', guestId: 'g1', code: 'Luoghi' },
  ],
  [
    'a state that the table lacks',
    { people: [{ ...head, nationality: 'ATA', issueCountry: 'ITA' }] },
    { field: 'nationality', guestId: 'g1', code: 'Luoghi' },
  ],
])('refuses %s and stores nothing of the party', async (_, changes, reason) => {
  const { send, ledger } = await start()
  expect(await send(buildReport(changes))).toMatchObject({ state: 'refused', reasons: [reason] })
  expect((await ledger()).rows).toEqual([])
})

it('a wrong guest of a party does not let the others be stored alone', async () => {
  const { send, ledger } = await start()
  const people = [head, { ...child, gender: undefined }]
  expect(await send(buildReport({ people }))).toMatchObject({
    state: 'refused',
    reasons: [{ code: '12', field: 'gender', guestId: 'g2' }],
  })
  expect((await ledger()).rows).toEqual([])
})

it('a stay is reported for its nights, one without a night for one', async () => {
  const { authority } = await start()
  const days = (departureDay: string) =>
    String(authority.encode({ id: 'r1', report: buildReport({ departureDay }) })).slice(12, 14)
  expect([days('2027-06-09'), days('2027-05-10'), days('2027-05-13')]).toEqual(['30', '01', '03'])
})

it('a municipality of the birth date is that of its province then', async () => {
  const { send, ledger } = await start()
  const person = (birthDate: string) => ({ ...head, birthDate, birthMunicipality: 'Oristano' })
  await send(buildReport({ people: [person('1970-06-01')] }))
  await send(buildReport({ people: [person('1980-06-01')] }))
  expect((await ledger()).rows.map(({ row }) => row.slice(105, 116))).toEqual(['420092555CA', '420095038OR'])
})

it('in test mode nothing is sent', async () => {
  const { send, ledger } = await start({ mode: 'test' })
  expect(await send(buildReport())).toMatchObject({ state: 'accepted', receipt: expect.stringContaining('Test') })
  const { rows, calls } = await ledger()
  expect(rows).toEqual([])
  expect(calls.map(({ operation }) => operation)).not.toContain('Send')
})

it('is unknown if the answer to Send is lost, and throws if certainly nothing was sent', async () => {
  const { send, control, ledger } = await start()
  await control('faults', { cutAfter: 1 })
  expect(await send(buildReport())).toEqual({ state: 'unknown' })
  expect((await ledger()).rows).toHaveLength(2)
  await control('faults', { badGatewayAfter: 1 })
  expect(await send(buildReport())).toEqual({ state: 'unknown' })
  expect((await ledger()).rows).toHaveLength(4)
  // Before anything is sent, it is only an error.
  await control('faults', { badGateway: true })
  await expect(send(buildReport())).rejects.toThrow('answered 502')
  await control('faults', { down: true })
  await expect(send(buildReport())).rejects.toThrow('no answer')
  expect((await ledger()).rows).toHaveLength(4)
})

it('credentials that are refused stop the sending, and the check says so', async () => {
  const { authority, send } = await start({ password: 'wrong' })
  await expect(send(buildReport())).rejects.toMatchObject({ name: 'CredentialsRefused' })
  await expect(send(buildReport())).rejects.not.toThrow(/wrong|roma-wskey/)
  expect(await authority.check()).toEqual({ ok: false, text: expect.stringContaining('CREDENZIALI') })
  const { authority: right } = await start()
  expect(await right.check()).toEqual({ ok: true })
})

it('gets the PDF of a day from the next day on', async () => {
  const { authority, send, control } = await start()
  await send(buildReport())
  await expect(authority.dayReceipt?.('2027-05-10')).rejects.toThrow('RICEVUTA NON DISPONIBILE')
  await control('today', { day: '2027-05-11' })
  const pdf = await authority.dayReceipt?.('2027-05-10')
  expect(pdf?.toString('latin1')).toMatch(/^%PDF-.*ROSSI MARIA ANGELES/s)
})
