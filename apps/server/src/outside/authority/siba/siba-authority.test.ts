import type { ReportedPerson, StayReport } from '@foyer/domain/authority/stay-report.ts'
import { expect, it } from 'vitest'
import { startSimulator } from '../../../testing/start-simulator.ts'
import { createSibaAuthority } from './siba-authority.ts'

const unit = {
  code: '121212121',
  establishment: '00',
  name: 'Foyer Beach',
  shortName: 'Beach',
  address: 'Rua da Praia 1',
  town: 'Albufeira',
  postalCode: '8200',
  postalZone: '100',
  phone: '289000000',
  contactName: 'Rita Costa',
  contactEmail: 'rita@example.com',
}
const guest: ReportedPerson = {
  guestId: 'g1',
  main: true,
  firstName: 'Jörg',
  lastName: 'Müller-Straße',
  birthDate: '1980-02-03',
  nationality: 'DEU',
  documentType: 'I',
  documentNumber: 'C01 X00-T41',
  country: 'DEU',
  city: 'Köln',
}
const buildReport = (changes: Partial<StayReport> = {}): StayReport => ({
  reference: 'BEACH1',
  arrivalDay: '2027-05-10',
  arrivalTime: '15:00',
  departureDay: '2027-05-12',
  rooms: 1,
  payment: {},
  people: [guest],
  ...changes,
})

interface Ledger {
  readonly bulletins: readonly { readonly number: number; readonly bulletin: Record<string, string> }[]
}

async function start({ password = '999999999' } = {}) {
  const { url } = await startSimulator('siba', { TODAY: '2027-05-10' })
  const control = async (what: string, body: object = {}) =>
    (await fetch(`${url}/control/${what}`, { method: 'POST', body: JSON.stringify(body) })).json()
  const authority = createSibaAuthority({
    url,
    config: { name: 'siba', mode: 'live', siba: unit },
    credentials: { user: unit.code, password },
    hotel: { id: 1, timeZone: 'Europe/Lisbon', isDemo: true },
  })
  const send = (report: StayReport, id = 'r1') => authority.send({ id, report })
  return { authority, control, send, ledger: () => control('ledger') as Promise<Ledger> }
}

it('delivers a bulletin in capital letters, with SIBA’s own code for Germany', async () => {
  const { send, ledger } = await start()
  const answer = await send(buildReport())
  const { bulletins } = await ledger()
  expect(bulletins.map(({ bulletin }) => bulletin)).toEqual([
    {
      Apelido: 'MULLER STRASSE',
      Nome: 'JORG',
      Nacionalidade: 'D',
      Data_Nascimento: '1980-02-03T00:00:00',
      Documento_Identificacao: 'C01X00T41',
      Pais_Emissor_Documento: 'D',
      Tipo_Documento: 'B',
      Data_Entrada: '2027-05-10T00:00:00',
      Data_Saida: '2027-05-12T00:00:00',
      Pais_Residencia_Origem: 'D',
      Local_Residencia_Origem: 'KOLN',
    },
  ])
  expect(answer).toEqual({ state: 'accepted', receipt: `${bulletins[0]?.number} BEACH1` })
})

it('a version has one file number, however often it is sent, and another version another', async () => {
  const { authority } = await start()
  const number = (id: string) =>
    /<Numero_Ficheiro>(\d{1,9})</.exec(String(authority.encode({ id, report: buildReport() })))?.[1]
  expect(number('r1')).toBe(number('r1'))
  expect(number('r1')).not.toBe(number('r2'))
})

it.each<[string, Partial<StayReport>, object]>([
  ['an arrival tomorrow', { arrivalDay: '2027-05-11' }, { code: '41', field: 'arrivalDay', guestId: 'g1' }],
  ['a missing residence', { people: [{ ...guest, city: undefined }] }, { code: '75', field: 'city' }],
  [
    'a wrong country of the second guest',
    { people: [guest, { ...guest, guestId: 'g2', nationality: 'XXX' }] },
    { code: '33', guestId: 'g2' },
  ],
])('refuses %s with the words of SIBA, and stores nothing', async (_, changes, reason) => {
  const { send, ledger } = await start()
  expect(await send(buildReport(changes))).toMatchObject({ state: 'refused', reasons: [reason] })
  expect((await ledger()).bulletins).toEqual([])
})

it('is unknown if the answer is lost, and throws if SIBA is not available', async () => {
  const { send, control, ledger } = await start()
  await control('faults', { cutAfter: 1 })
  expect(await send(buildReport())).toEqual({ state: 'unknown' })
  expect((await ledger()).bulletins).toHaveLength(1)
  // A proxy that lost the authority does not know either.
  await control('faults', { badGatewayAfter: 1 })
  expect(await send(buildReport())).toEqual({ state: 'unknown' })
  expect((await ledger()).bulletins).toHaveLength(2)
})

it('a wrong key stops the sending, and the check says so', async () => {
  const { authority, send } = await start({ password: '1' })
  await expect(send(buildReport())).rejects.toMatchObject({ name: 'CredentialsRefused' })
  expect(await authority.check()).toEqual({ ok: false, text: 'Chave de acesso inválida' })
  const { authority: right } = await start()
  expect(await right.check()).toEqual({ ok: true })
})
