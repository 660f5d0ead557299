import { expect, it } from 'vitest'
import { buildFrenchCard, buildTd1, buildTd2, buildTd3, computeCheckDigit } from '../testing/build-mrz.ts'
import { NO_EXPIRY_YEAR } from './issue-date.ts'
import { parseMrz } from './parse-mrz.ts'
import type { ScannedDocument } from './scanned-document.ts'

const today = '2025-06-01'
const read = (text: string, on = today) => parseMrz(text, on)
const fault = (text: string) => {
  const reading = read(text)
  return 'fault' in reading ? reading.fault : undefined
}
function documentOf(text: string, on = today): ScannedDocument {
  const reading = read(text, on)
  if ('fault' in reading) throw new Error(reading.fault)
  return reading.document
}

it('MRZ-04 reads the Spanish identity card specimen, with dates as YYYY-MM-DD', () => {
  const lines = ['IDESPBAA000589599999999R<<<<<<', '8001014F3101012ESP<<<<<<<<<<<5', 'ESPANOLA<ESPANOLA<<CARMEN<<<<<']
  expect(documentOf(lines.join('\n'))).toEqual({
    documentNumber: '99999999R',
    documentType: 'DNI',
    supportNumber: 'BAA000589',
    lastName: 'ESPANOLA ESPANOLA',
    firstName: 'CARMEN',
    birthDate: '1980-01-01',
    expiryDate: '2031-01-01',
    issueDate: '2021-01-01',
    issueDateDerived: true,
    nationality: 'ESP',
    gender: 'F',
    issueCountry: 'ESP',
  })
})

it('reads the ICAO specimen, whose country is not in any form', () => {
  const lines = ['P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', 'L898902C36UTO7408122F1204159ZE184226B<<<<<10']
  const { nationality, issueCountry, ...rest } = documentOf(lines.join(''))
  expect([nationality, issueCountry]).toEqual([undefined, undefined])
  expect(rest).toMatchObject({ documentType: 'P', documentNumber: 'L898902C3', firstName: 'ANNA MARIA' })
})

it.each(['\r', '\n', '\r\n', ' ', '', '\u0002\t'])('reads lines joined by %j', (joint) => {
  for (const zone of [buildTd1(), buildTd2(), buildTd3()])
    expect(documentOf(`${zone.replaceAll('\n', joint)}\r`).documentNumber).toBe('SPECI2014')
})

it.each<[string, string, Partial<ScannedDocument>]>([
  ['a passport', buildTd3(), { documentType: 'P', documentNumber: 'SPECI2014', nationality: 'NLD' }],
  ['a card', buildTd1(), { documentType: 'I', documentNumber: 'SPECI2014' }],
  ['a larger card', buildTd2(), { documentType: 'I', documentNumber: 'SPECI2014' }],
  [
    "MRZ-06.c a foreigner's Spanish card",
    buildTd1({ state: 'ESP', nationality: 'MAR', number: 'E12345678', optional: 'X1234567L' }),
    { documentType: 'N', documentNumber: 'X1234567L', supportNumber: 'E12345678', nationality: 'MAR' },
  ],
  [
    'MRZ-06.b a Spanish card from before 2006',
    buildTd1({ code: 'ID', state: 'ESP', number: '12345678Z' }),
    { documentType: 'DNI', documentNumber: '12345678Z' },
  ],
  [
    'MRZ-06.a a Spanish passport, which repeats the DNI',
    buildTd3({ state: 'ESP', number: 'PAA123456', optional: '12345678Z' }),
    { documentType: 'P', documentNumber: 'PAA123456' },
  ],
  [
    'a number that continues in the optional data',
    buildTd1({ state: 'BEL', number: '592345678901' }),
    { documentNumber: '592345678901', issueCountry: 'BEL' },
  ],
  ['a German document', buildTd3({ state: 'D' }), { nationality: 'DEU', issueCountry: 'DEU' }],
  ['a document of Kosovo', buildTd3({ state: 'RKS' }), { nationality: 'XKX', issueCountry: 'XKX' }],
  ['a British overseas citizen', buildTd3({ state: 'GBR', nationality: 'GBO' }), { nationality: 'GBR' }],
  ['only one name', buildTd3({ names: 'ARKFREITH' }), { lastName: 'ARKFREITH', firstName: '' }],
  ['no surname', buildTd3({ names: '<<LAKSHMI' }), { lastName: '', firstName: 'LAKSHMI' }],
  [
    'a surname that fills the field is not repeated as first name',
    buildTd1({ names: 'PAPANDROPOULOUSTEFANOPOULOUKYR' }),
    { lastName: 'PAPANDROPOULOUSTEFANOPOULOUKYR', firstName: '' },
  ],
])('%s', (_, zone, expected) => {
  expect(documentOf(zone)).toMatchObject(expected)
})

it('the older French card has a month of issue and no expiry date', () => {
  const { issueDate, issueDateDerived, expiryDate, documentNumber, lastName, firstName } = documentOf(buildFrenchCard())
  expect({ issueDate, issueDateDerived, expiryDate, documentNumber, lastName, firstName }).toEqual({
    issueDate: '2015-03-01',
    issueDateDerived: true,
    expiryDate: undefined,
    documentNumber: '150307512345',
    lastName: 'SOLER',
    firstName: 'ANA',
  })
})

it.each([
  ['M', 'M'],
  ['F', 'F'],
  ['<', undefined],
  ['X', undefined],
])('sex %s is gender %s, and never an error', (sex, gender) => {
  expect(documentOf(buildTd3({ sex })).gender).toBe(gender)
})

it('leaves an unknown country for the guest to choose', () => {
  const { nationality, issueCountry } = documentOf(buildTd3({ state: 'XXA' }))
  expect([nationality, issueCountry]).toEqual([undefined, undefined])
})

it.each([
  ['MRZ-13.a a future year', '26', '1926'],
  ['MRZ-13.b this year is in this century', '25', '2025'],
  ['MRZ-13.b last year', '24', '2024'],
  ['MRZ-13.a ninety-nine', '99', '1999'],
])('%s', (_, year, expected) => {
  expect(documentOf(buildTd3({ birth: `${year}0301` })).birthDate).toBe(`${expected}-03-01`)
})

it('a birth date is never in the future', () => {
  expect(documentOf(buildTd3({ birth: '250602' })).birthDate).toBe('1925-06-02')
})

it.each([
  ['MRZ-07 1 January 1999 means no expiry', '990101', '2999-01-01'],
  ['MRZ-07 another day of that year does not', '990102', '1999-01-02'],
  ['an expired date is in this century', '120415', '2012-04-15'],
  ['J8 a date beyond any validity is in the last century', '950712', '1995-07-12'],
  ['J8 the longest validity', '550601', '2055-06-01'],
])('%s', (_, expiry, expected) => {
  expect(documentOf(buildTd3({ expiry })).expiryDate).toBe(expected)
})

it.each([
  ['J8 zeros for month and day', { birth: '850000' }],
  ['J8 zeros for the day', { birth: '850600' }],
  ['J8 fillers for the day', { birth: '8506<<' }],
])('%s mean an unknown date', (_, open) => {
  expect(documentOf(buildTd3(open)).birthDate).toBeUndefined()
})

it('J8 an empty date may have a filler for its check digit', () => {
  const empty = buildTd3({ birth: '<<<<<<' })
  const filled = empty.replace('<<<<<<0F', '<<<<<<<F')
  expect(filled).not.toBe(empty)
  expect(documentOf(filled).birthDate).toBeUndefined()
  expect(fault(empty.replace('<<<<<<0F', '<<<<<<7F'))).toBe('checkDigit')
})

it.each([
  ['UNK', 'XKX'],
  ['KOS', 'XKX'],
  ['TMP', 'TLS'],
  ['BUR', 'MMR'],
])('J8 maps the country code %s to %s', (state, country) => {
  expect(documentOf(buildTd3({ state })).issueCountry).toBe(country)
})

it('a date that the zone leaves open stays undefined', () => {
  const { birthDate, expiryDate } = documentOf(buildTd3({ birth: '85<<<<', expiry: '<<<<<<' }))
  expect([birthDate, expiryDate]).toEqual([undefined, undefined])
})

it.each([
  ['an empty text', '', 'incomplete'],
  ['half of a zone', buildTd3().slice(0, 44), 'incomplete'],
  ['one character too many', `${buildTd3()}<`, 'incomplete'],
  ['an invalid character', buildTd3().replace('SOLER', 'S?LER'), 'otherCharacters'],
  ['a visa', buildTd3({ code: 'V' }), 'otherKind'],
  ['a visa on a card', buildTd2({ code: 'IV' }), 'otherKind'],
  ['a driving licence', buildTd1({ code: 'D' }), 'otherKind'],
  [
    'a wrong check digit',
    buildTd3().replace(/850601\d/, (date) => date.slice(0, 6) + ((Number(date[6]) + 1) % 10)),
    'checkDigit',
  ],
  ['a DNI with the wrong letter', buildTd1({ state: 'ESP', number: 'BAA000589', optional: '12345678A' }), 'checkDigit'],
  [
    'a filler as check digit of a number that does not continue',
    buildTd1({ number: 'SPECI2012' }).replace('SPECI20120', 'SPECI2012<'),
    'checkDigit',
  ],
  ['29 February 1999', buildTd3({ birth: '990229' }), 'impossibleDate'],
  ['month thirteen', buildTd3({ expiry: '321301' }), 'impossibleDate'],
  ['no name', buildTd3({ names: '' }), 'noName'],
  ['a digit in the name', buildTd3({ names: 'S0LER<<ANA' }), 'noName'],
  ['no number', buildTd3({ number: '' }), 'noNumber'],
])('rejects %s', (_, zone, expected) => {
  expect(fault(zone)).toBe(expected)
})

it('every rejection has a message', () => {
  expect(read('')).toMatchObject({ message: expect.stringMatching(/^[A-Z].*\.$/) })
})

it.each([['CHE'], ['LIE']])(
  'J13 rejects a driving licence of %s as the wrong kind, without asking to scan it again',
  (state) => {
    const second = `FA${state}305142128097<<800126<<<<<`
    const lines = ['AAA001D<<', second, 'SMITH<JONES<<SUSIE<MARGARET<<<']
    expect([second.length, lines[2]?.length]).toEqual([30, 30])
    for (const text of [lines.join('\n'), lines.join('\r'), lines.join('')])
      expect(parseMrz(text, today)).toMatchObject({ fault: 'otherKind' })
    expect(parseMrz(lines.join('').slice(1), today)).toMatchObject({ fault: 'incomplete' })
  },
)

it.each([
  ['a card', buildTd1({ number: 'SPECI2014ABCDEFGHIJKLMN' }), 'SPECI2014ABCDEFGHIJKLMN'],
  ['a larger card', buildTd2({ number: 'SPECI2014ABCDEF' }), 'SPECI2014ABCDEF'],
])('J24 reads a number that fills the optional data of %s, and no wrong one', (_, zone, number) => {
  expect(documentOf(zone).documentNumber).toBe(number)
  expect(fault(zone.replace('SPECI2014', 'SPECI2015'))).toBe('checkDigit')
})

it('J24 a long number needs its own check digit, although the zone as a whole agrees', () => {
  const [first = '', second = '', third = ''] = buildTd1({ number: 'SPECI2014ABC' }).split('\n')
  const changed = first.replace(/ABC\d/, (text) => `ABC${(Number(text.at(-1)) + 1) % 10}`)
  const whole = changed.slice(5) + second.slice(0, 7) + second.slice(8, 15) + second.slice(18, 29)
  expect(fault([changed, second.slice(0, 29) + computeCheckDigit(whole), third].join('\n'))).toBe('checkDigit')
})

it('J24 a Portuguese card for life expires never', () => {
  expect(documentOf(buildTd1({ state: 'PRT', expiry: '991231' })).expiryDate).toBe(`${NO_EXPIRY_YEAR}-01-01`)
})

it('J24 a surname has the words that the zone has, because some people write Mac Donald', () => {
  expect(documentOf(buildTd1({ names: 'MAC<DONALD<<ANA' })).lastName).toBe('MAC DONALD')
  expect(documentOf(buildTd1({ names: 'MACDONALD<<ANA' })).lastName).toBe('MACDONALD')
})
