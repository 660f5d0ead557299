import { expect, it, onTestFinished } from 'vitest'
import { findChild, getText, readSoapBody } from '../read-xml.ts'
import { listen, postSoap } from '../testing.ts'
import { createAlloggiati } from './create-alloggiati.ts'
import { Ledger } from './ledger.ts'

const today = '2027-05-10'
const head = {
  type: '16',
  arrival: '10/05/2027',
  days: ' 2',
  surname: 'ROSSI',
  name: 'MARIA',
  sex: '2',
  birthDate: '03/02/1980',
  birthMunicipality: '412058091',
  birthProvince: 'RM',
  birthState: '100000100',
  citizenship: '100000100',
  documentType: 'PASOR',
  documentNumber: 'AB1234567',
  documentPlace: '100000100',
}
const lengths = [2, 10, 2, 50, 30, 1, 10, 9, 2, 9, 9, 5, 20, 9]
const noDocument = { documentType: '', documentNumber: '', documentPlace: '' }

const buildRow = (changes: Partial<typeof head> = {}) =>
  Object.values({ ...head, ...changes })
    .map((value, at) => value.padEnd(lengths[at] ?? 0))
    .join('')

async function start() {
  const ledger = new Ledger(undefined)
  const server = createAlloggiati({ user: 'RM1', password: 'secret', wsKey: 'key', ledger, today })
  const url = await listen(server)
  onTestFinished(() => void server.close())
  const service = `${url}/service/service.asmx`
  const ask = async (name: string, inside: string) =>
    readSoapBody(
      await postSoap(service, `AlloggiatiService/${name}`, `<${name} xmlns="AlloggiatiService">${inside}</${name}>`),
    )
  const control = (name: string, body: object = {}) =>
    fetch(`${url}/control/${name}`, { method: 'POST', body: JSON.stringify(body) })
  async function createToken(wsKey = 'key') {
    const asked = `<Utente>RM1</Utente><Password>secret</Password><WsKey>${wsKey}</WsKey>`
    return ask('GenerateToken', asked)
  }
  const login = async () => getText(findChild(await createToken(), 'GenerateTokenResult'), 'token')
  async function take(operation: 'Test' | 'Send', rows: readonly string[], token?: string) {
    const list = rows.map((row) => `<string>${row}</string>`).join('')
    const answer = await ask(
      operation,
      `<Utente>RM1</Utente><token>${token ?? (await login())}</token><ElencoSchedine>${list}</ElencoSchedine>`,
    )
    const result = findChild(answer, 'result')
    const codes = findChild(result, 'Dettaglio')?.children.map((one) => getText(one, 'ErroreCod') || 'ok')
    return { code: getText(findChild(answer, `${operation}Result`), 'ErroreCod'), codes }
  }
  return { ledger, ask, control, createToken, login, take }
}

it.each<[string, string[], string[]]>([
  ['a right row', [buildRow()], ['ok']],
  ['a row of 167 characters', [buildRow().slice(0, -1)], ['11']],
  ['an arrival yesterday', [buildRow({ arrival: '09/05/2027' })], ['ok']],
  ['an arrival two days ago', [buildRow({ arrival: '08/05/2027' })], ['12']],
  ['an arrival tomorrow', [buildRow({ arrival: '11/05/2027' })], ['12']],
  ['31 days', [buildRow({ days: '31' })], ['12']],
  ['an accent', [buildRow({ surname: 'MÜLLER' })], ['12']],
  ['an unknown citizenship', [buildRow({ citizenship: '100000999' })], ['12']],
  ['an unknown document', [buildRow({ documentType: 'CARTA' })], ['12']],
  ['a municipality in another province', [buildRow({ birthProvince: 'MI' })], ['12']],
  ['no municipality for one born in Italy', [buildRow({ birthMunicipality: '', birthProvince: '' })], ['12']],
  ['a municipality for one born abroad', [buildRow({ birthState: '100000216' })], ['12']],
  [
    'a municipality before its end',
    [buildRow({ birthMunicipality: '420092555', birthProvince: 'CA', birthDate: '01/06/1970' })],
    ['ok'],
  ],
  [
    'a municipality after its end',
    [buildRow({ birthMunicipality: '420092555', birthProvince: 'CA', birthDate: '01/06/1980' })],
    ['12'],
  ],
  ['a family', [buildRow({ type: '17' }), buildRow({ type: '19', ...noDocument })], ['ok', 'ok']],
  ['a member of a family with a document', [buildRow({ type: '17' }), buildRow({ type: '19' })], ['ok', '12']],
  ['a member of a family without a head', [buildRow({ type: '19', ...noDocument })], ['13']],
  [
    'a member of a group after the head of a family',
    [buildRow({ type: '17' }), buildRow({ type: '20', ...noDocument })],
    ['ok', '13'],
  ],
  [
    'a member whose head is refused',
    [buildRow({ type: '17', sex: '3' }), buildRow({ type: '19', ...noDocument })],
    ['12', '13'],
  ],
])('checks %s', async (_, rows, codes) => {
  const { take } = await start()
  expect((await take('Test', rows)).codes).toEqual(codes)
})

it('Send stores the right rows and leaves the rest, Test stores nothing', async () => {
  const { take, ledger } = await start()
  const rows = [buildRow(), buildRow({ sex: '3' }), buildRow({ name: 'ANNA' })]
  await take('Test', rows)
  expect(ledger.rows).toEqual([])
  expect((await take('Send', rows)).codes).toEqual(['ok', '12', 'ok'])
  expect(ledger.rows.map(({ row }) => row)).toEqual([rows[0], rows[2]])
})

it('refuses a token that is over, a wrong key, and a key whose password has changed', async () => {
  const { take, login, control, createToken } = await start()
  const token = await login()
  await control('expireTokens')
  expect((await take('Send', [buildRow()], token)).code).toBe('10')
  expect(getText(findChild(await createToken('other'), 'result'), 'ErroreCod')).toBe('101')
  await control('changePassword', { password: 'new' })
  expect(getText(findChild(await createToken(), 'result'), 'ErroreCod')).toBe('100')
})

it('has the receipt of a day from the next day on, for thirty days', async () => {
  const { take, ask, login, control } = await start()
  await take('Send', [buildRow()])
  const getReceipt = async () =>
    ask('Ricevuta', `<Utente>RM1</Utente><token>${await login()}</token><Data>${today}T00:00:00</Data>`)
  expect(getText(findChild(await getReceipt(), 'RicevutaResult'), 'esito')).toBe('false')
  await control('today', { day: '2027-05-11' })
  const pdf = Buffer.from(getText(await getReceipt(), 'PDF'), 'base64').toString('latin1')
  expect(pdf).toMatch(/^%PDF-.*ROSSI MARIA.*%%EOF\n$/s)
  await control('today', { day: '2027-06-10' })
  expect(getText(findChild(await getReceipt(), 'RicevutaResult'), 'esito')).toBe('false')
})

it('returns its tables as CSV', async () => {
  const { ask, login } = await start()
  const table = async (name: string) =>
    getText(await ask('Tabella', `<Utente>RM1</Utente><token>${await login()}</token><tipo>${name}</tipo>`), 'CSV')
  expect(await table('Luoghi')).toContain("100000536;STATI UNITI D'AMERICA;;\r\n")
  expect(await table('Luoghi')).toContain('420092555;ORISTANO;CA;16/12/1974')
  expect(await table('Tipi_Documento')).toContain('PASOR;PASSAPORTO ORDINARIO')
})
