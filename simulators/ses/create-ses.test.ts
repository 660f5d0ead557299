import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { zipSync } from 'fflate'
import { expect, it, onTestFinished } from 'vitest'
import { createSes } from './create-ses.ts'
import { FaultBoard, type Faults } from './faults.ts'
import { Ledger } from './ledger.ts'

const NEG = 'http://www.neg.hospedajes.mir.es'

interface Asked {
  readonly authorization?: string
  readonly encode?: (xml: string) => string
}

const zip = (xml: string) => Buffer.from(zipSync({ 'solicitud.xml': Buffer.from(xml, 'utf8') })).toString('base64')

async function startSes() {
  const [ledger, faults] = [new Ledger(undefined), new FaultBoard()]
  const server = createSes({
    user: 'user',
    password: 'secret',
    landlord: 'L1',
    installation: { establishments: ['E1'] },
    ledger,
    faults,
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hospedajes-web/ws/v1/comunicacion`

  async function call(name: string, inside: string, { authorization }: Asked = {}) {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        authorization: authorization ?? `Basic ${Buffer.from('user:secret').toString('base64')}`,
        'content-type': 'text/xml;charset=utf-8',
        soapaction: '""',
      },
      body: `<soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/" xmlns:com="http://www.soap.servicios.hospedajes.mir.es/comunicacion"><soapenv:Body><com:${name}>${inside}</com:${name}></soapenv:Body></soapenv:Envelope>`,
    })
    const text = await response.text()
    const read = (tag: string) => new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(text)?.[1]
    return { status: response.status, text, read }
  }

  const communicate = (xml: string, header: string, asked: Asked = {}) =>
    call(
      'comunicacionRequest',
      `<peticion><cabecera>${header}</cabecera><solicitud>${(asked.encode ?? zip)(xml)}</solicitud></peticion>`,
      asked,
    )

  return {
    ledger,
    set: (wanted: Partial<Faults>) => faults.set(wanted),
    call,
    communicate,
    send: (xml: string, kind = 'PV', asked?: Asked) => communicate(xml, header('A', kind), asked),
    cancel: (code: string) =>
      communicate(
        `<a:comunicaciones xmlns:a="${NEG}/anularComunicacion"><a:codigoComunicacion>${code}</a:codigoComunicacion></a:comunicaciones>`,
        header('B'),
      ),
    ask: (batch = '') => call('consultaLoteRequest', `<codigosLote><lote>${batch}</lote></codigosLote>`),
  }
}

const header = (operation: string, kind?: string, landlord = 'L1') =>
  `<codigoArrendador>${landlord}</codigoArrendador><aplicacion>Foyer</aplicacion><tipoOperacion>${operation}</tipoOperacion>${kind ? `<tipoComunicacion>${kind}</tipoComunicacion>` : ''}`

const NIF = '<tipoDocumento>NIF</tipoDocumento><numeroDocumento>12345678Z</numeroDocumento>'
const SUPPORT = '<soporteDocumento>CAA000000</soporteDocumento>'
const CONTACT = '<correo>lucia@example.com</correo>'
const HOME =
  '<direccion><direccion>Calle Mayor 1</direccion><codigoMunicipio>28079</codigoMunicipio><codigoPostal>28013</codigoPostal><pais>ESP</pais></direccion>'
const ADULT = `<persona><rol>VI</rol><nombre>Lucía</nombre><apellido1>García</apellido1><apellido2>Soler</apellido2>${NIF}${SUPPORT}<fechaNacimiento>1988-03-02</fechaNacimiento><sexo>M</sexo>${HOME}${CONTACT}</persona>`
const CHILD = `<persona><rol>VI</rol><nombre>Pau</nombre><apellido1>García</apellido1><fechaNacimiento>2020-03-02</fechaNacimiento>${HOME}${CONTACT}<parentesco>HJ</parentesco></persona>`

const stay = (people: string, { reference = 'FOY1', count = 1 } = {}) =>
  `<comunicacion><contrato><referencia>${reference}</referencia><fechaContrato>2027-03-01</fechaContrato><fechaEntrada>2027-05-10T15:00:00</fechaEntrada><fechaSalida>2027-05-12T12:00:00</fechaSalida><numPersonas>${count}</numPersonas><pago><tipoPago>TARJT</tipoPago></pago></contrato>${people}</comunicacion>`
const pv = (communications: string, establishment = 'E1') =>
  `<n:peticion xmlns:n="${NEG}/altaParteHospedaje"><solicitud><codigoEstablecimiento>${establishment}</codigoEstablecimiento>${communications}</solicitud></n:peticion>`

it('queues a stay, gives it a number later, and cancels it by that number', async () => {
  const ses = await startSes()
  const queued = await ses.send(pv(stay(ADULT + CHILD, { count: 2 })))
  expect([queued.status, queued.read('codigo')]).toEqual([200, '0'])
  const done = await ses.ask(queued.read('lote'))
  expect([done.read('codigoEstado'), done.read('error')]).toEqual(['1', undefined])
  const code = done.read('codigoComunicacion') ?? ''
  expect(code).toHaveLength(36)
  const cancelled = await ses.cancel(code)
  expect((await ses.ask(cancelled.read('lote'))).read('codigoEstado')).toBe('1')
  expect((await ses.ask(queued.read('lote'))).read('anulada')).toBe('true')
  expect((await ses.ask((await ses.cancel(code)).read('lote'))).read('tipoError')).toBe('10160')
})

it.each([
  ['another landlord', pv(stay(ADULT)), header('A', 'PV', 'L2'), undefined, '10101'],
  ['no kind of communication', pv(stay(ADULT)), header('A'), undefined, '10117'],
  ['no Base64', pv(stay(ADULT)), header('A', 'PV'), () => '<![CDATA[%%%]]>', '10111'],
  ['no ZIP', pv(stay(ADULT)), header('A', 'PV'), (xml: string) => Buffer.from(xml).toString('base64'), '10111'],
  ['broken XML', '<a>', header('A', 'PV'), undefined, '10112'],
  [
    'elements in another order',
    pv(stay(ADULT.replace(CONTACT, '').replace(HOME, CONTACT + HOME))),
    header('A', 'PV'),
    undefined,
    '10118',
  ],
  ['a name of 51 letters', pv(stay(ADULT.replace('Lucía', 'L'.repeat(51)))), header('A', 'PV'), undefined, '10118'],
  ['the root of another kind', pv(stay(ADULT)), header('A', 'RH'), undefined, '10118'],
  ['101 stays', pv(stay(ADULT).repeat(101)), header('A', 'PV'), undefined, '10122'],
])('rejects %s at once', async (_, xml, head, encode, code) => {
  const ses = await startSes()
  const answer = await ses.communicate(xml, head, { ...(encode && { encode }) })
  expect([answer.read('codigo'), answer.read('lote')]).toEqual([code, undefined])
  expect(ses.ledger.batches.size).toBe(0)
})

it.each([
  ['an establishment of others', pv(stay(ADULT), 'E9'), 'E9'],
  ['two people where one came', pv(stay(ADULT, { count: 2 })), 'numPersonas'],
  ['a NIF without second surname', pv(stay(ADULT.replace('<apellido2>Soler</apellido2>', ''))), 'apellido2'],
  ['a NIF without support number', pv(stay(ADULT.replace(SUPPORT, ''))), 'soporteDocumento'],
  ['a wrong check letter', pv(stay(ADULT.replace('12345678Z', '12345678A'))), 'numeroDocumento'],
  [
    'a child without relationship',
    pv(stay(ADULT + CHILD.replace('<parentesco>HJ</parentesco>', ''), { count: 2 })),
    'parentesco',
  ],
  ['an unknown relationship', pv(stay(ADULT + CHILD.replace('HJ', 'XX'), { count: 2 })), 'parentesco'],
  ['an adult without document', pv(stay(ADULT.replace(NIF + SUPPORT, ''))), 'tipoDocumento'],
  [
    'a Spanish home without code',
    pv(stay(ADULT.replace('<codigoMunicipio>28079</codigoMunicipio>', ''))),
    'codigoMunicipio',
  ],
  ['a foreign home without town', pv(stay(ADULT.replace('<pais>ESP', '<pais>FRA'))), 'nombreMunicipio'],
  ['the letter F for a woman', pv(stay(ADULT.replace('<sexo>M', '<sexo>F'))), 'sexo'],
  ['no way to contact', pv(stay(ADULT.replace(CONTACT, ''))), 'correo'],
  ['an unknown payment', pv(stay(ADULT).replace('TARJT', 'CARD')), 'tipoPago'],
])('refuses %s later, by communication', async (_, xml, field) => {
  const ses = await startSes()
  const queued = await ses.send(xml)
  expect(queued.read('codigo')).toBe('0')
  const done = await ses.ask(queued.read('lote'))
  expect([done.read('codigoEstado'), done.read('codigoComunicacion')]).toEqual(['6', undefined])
  expect(done.read('error')).toContain(field)
})

it('stores two of three stays if one of them is wrong', async () => {
  const ses = await startSes()
  const bad = stay(ADULT.replace(SUPPORT, ''), { reference: 'FOY2' })
  const queued = await ses.send(pv(stay(ADULT) + bad + stay(ADULT, { reference: 'FOY3' })))
  const done = await ses.ask(queued.read('lote'))
  expect(done.read('codigoEstado')).toBe('6')
  expect(ses.ledger.outcomes.map(({ order, errorCode }) => [order, errorCode])).toEqual([
    [1, undefined],
    [2, '10130'],
    [3, undefined],
  ])
})

it('refuses equal XML until the first is cancelled', async () => {
  const ses = await startSes()
  const first = await ses.ask((await ses.send(pv(stay(ADULT)))).read('lote'))
  expect((await ses.ask((await ses.send(pv(stay(ADULT)))).read('lote'))).read('tipoError')).toBe('10121')
  await ses.ask((await ses.cancel(first.read('codigoComunicacion') ?? '')).read('lote'))
  expect((await ses.ask((await ses.send(pv(stay(ADULT)))).read('lote'))).read('codigoEstado')).toBe('1')
})

it('misbehaves as asked', async () => {
  const ses = await startSes()
  expect((await ses.send(pv(stay(ADULT)), 'PV', { authorization: 'Basic AAAA' })).status).toBe(401)
  ses.set({ badGateway: true })
  expect((await ses.send(pv(stay(ADULT)))).status).toBe(502)
  ses.set({ cutBefore: 1 })
  await expect(ses.send(pv(stay(ADULT)))).rejects.toThrow()
  expect(ses.ledger.batches.size).toBe(0)
  ses.set({ cutAfter: 1 })
  await expect(ses.send(pv(stay(ADULT)))).rejects.toThrow()
  expect(ses.ledger.batches.size).toBe(1)
  ses.set({ slow: true, misspelt: true })
  const [batch] = ses.ledger.batches.keys()
  const states = [await ses.ask(batch), await ses.ask(batch)].map(({ read }) => read('codigoEstado'))
  expect(states.toSorted()).toEqual(['4', '5'])
  ses.set({ misspelt: true })
  const done = await ses.ask(batch)
  expect([done.read('codigoRetorno'), done.read('tipoComuniacion')]).toEqual(['0', 'PV'])
  expect(done.text).toContain('<resutadoComunicacion>')
})

it('answers catalogues, and codes for queries that make no sense', async () => {
  const ses = await startSes()
  const catalogue = (name: string) => ses.call('catalogoRequest', `<peticion><catalogo>${name}</catalogo></peticion>`)
  expect((await catalogue('TIPO_PARENTESCO')).text.match(/<tupla>/g)).toHaveLength(15)
  expect((await catalogue('NADA')).read('codigo')).toBe('10180')
  expect((await ses.ask('unknown')).read('codigo')).toBe('10113')
  expect((await ses.call('consultaComunicacionRequest', '<codigos><codigo>x</codigo></codigos>')).read('codigo')).toBe(
    '10160',
  )
})
