import { expect, it } from 'vitest'
import { findNameDoubts } from './name-doubts.ts'
import type { ScannedDocument } from './scanned-document.ts'

const scanned = (lastName: string, firstName: string, more: Partial<ScannedDocument> = {}): ScannedDocument => ({
  documentNumber: 'SPECI2014',
  lastName,
  firstName,
  ...more,
})

const last = 'lastName'
const first = 'firstName'

it.each<[string, ScannedDocument, { lastName?: string; firstName?: string; secondLastName?: string }, string[]]>([
  ['the same', scanned('SOLER', 'ANA'), { lastName: 'Soler', firstName: 'Ana' }, []],
  ['accents', scanned('GARCIA LOPEZ', 'JOSE'), { lastName: 'García López', firstName: 'José' }, []],
  [
    'two fields',
    scanned('GARCIA LOPEZ', 'JOSE'),
    { lastName: 'García', secondLastName: 'López', firstName: 'José' },
    [],
  ],
  ['ü as UE', scanned('MUELLER', 'JOERG'), { lastName: 'Müller', firstName: 'Jörg' }, []],
  ['ü as U', scanned('MULLER', 'JORG'), { lastName: 'Müller', firstName: 'Jörg' }, []],
  ['ß as SS', scanned('GROSS', 'ANA'), { lastName: 'Groß', firstName: 'Ana' }, []],
  ['ø as OE', scanned('SOERENSEN', 'SOEREN'), { lastName: 'Sørensen', firstName: 'Søren' }, []],
  ['å as AA', scanned('AAKESSON', 'ASA'), { lastName: 'Åkesson', firstName: 'Åsa' }, []],
  ['ñ as N', scanned('NUNEZ', 'INIGO'), { lastName: 'Núñez', firstName: 'Íñigo' }, []],
  ['ñ as NXX', scanned('MUNXXOZ', 'ANA'), { lastName: 'Muñoz', firstName: 'Ana' }, []],
  ['hyphens and apostrophes', scanned('ODELL QUIST', 'ANA'), { lastName: "O'Dell-Quist", firstName: 'Ana' }, []],
  ['nothing booked', scanned('SOLER', 'ANA'), {}, []],
  ['only one name on the document', scanned('SOLER', ''), { lastName: 'Soler', firstName: 'Ana' }, []],
  ['different names', scanned('SOLER', 'BEA'), { lastName: 'Soler', firstName: 'Ana' }, [`${first} different`]],
  [
    'swapped names',
    scanned('SOLER', 'ANA'),
    { lastName: 'Ana', firstName: 'Soler' },
    [`${last} order`, `${first} order`],
  ],
  ['a second surname', scanned('GARCIA LOPEZ', 'ANA'), { lastName: 'García', firstName: 'Ana' }, [`${last} more`]],
  ['one name fewer', scanned('SOLER', 'ANA'), { lastName: 'Soler', firstName: 'Ana María' }, [`${first} fewer`]],
  [
    'a truncated name',
    scanned('PAPANDROPOULOU', 'JOHN MICHAEL ST'),
    { lastName: 'Papandropoulou', firstName: 'John Michael Stavros' },
    [`${first} cutOff`],
  ],
  [
    'a short name with the same start is a different name',
    scanned('SOLER', 'JO'),
    { lastName: 'Soler', firstName: 'John' },
    [`${first} different`],
  ],
])('%s', (_, document, booked, expected) => {
  expect(findNameDoubts(document, booked).map(({ field, difference }) => `${field} ${difference}`)).toEqual(expected)
})

it('returns both spellings', () => {
  expect(findNameDoubts(scanned('GARCIA LOPEZ', 'ANA'), { lastName: 'Garcia', firstName: 'Ana' })).toEqual([
    { field: last, booked: 'Garcia', scanned: 'GARCIA LOPEZ', difference: 'more' },
  ])
})

it.each([
  ["O'BRIEN", 'Oʼbrien'],
  ['OBRIEN', 'Oʿbrien'],
  ['ALIYEV', 'Aliyev'],
  ['ELIYEV', 'Əliyev'],
  ['HILI', 'Ħili'],
  ['NUOLLA', 'Ŋuolla'],
  ['OEDEGARD', 'Ødegård'],
  ['ODEGAARD', 'Ødegård'],
  ['ANGSTROEM', 'Ångström'],
  ['AANGSTROM', 'Ångström'],
  ['MULLER', 'Mueller'],
  ['DJOKOVIC', 'Đoković'],
  ['DOKOVIC', 'Đoković'],
])('J6 %s raises no doubt about %s', (lastName, booked) => {
  expect(findNameDoubts(scanned(lastName, 'ANA'), { lastName: booked, firstName: 'Ana' })).toEqual([])
})

it.each<[string, ScannedDocument, { lastName: string; firstName: string }, string]>([
  [
    'first names truncated at fourteen letters',
    scanned('MARTIN', 'MARIE CLAUDE J'),
    { lastName: 'Martin', firstName: 'Marie Claude Josephine' },
    `${first} cutOff`,
  ],
  [
    'surnames in a different order',
    scanned('LOPEZ GARCIA', 'ANA'),
    { lastName: 'García López', firstName: 'Ana' },
    `${last} order`,
  ],
])('J6 %s', (_, document, booked, expected) => {
  expect(findNameDoubts(document, booked).map(({ field, difference }) => `${field} ${difference}`)).toEqual([expected])
})
