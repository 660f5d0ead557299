import { expect, it } from 'vitest'
import { buildTd1, computeCheckDigit } from '../testing/build-mrz.ts'
import { parseLicenceBarcode, parseLicenceLines } from './parse-licence.ts'

const fault = { fault: 'notADrivingLicence' }
const today = '2027-05-10'

const card = (kind: string, elements = '') =>
  `@\n\x1e\rANSI 636000100002${kind}00410278ZV03190008${kind}DAQT64235789\nDCSSAMPLE\nDDEN\nDACMICHAEL\nDBB06061986\nDBA12102031\nDCGUSA\n${elements}\rZVZVA01\r`

const sample = {
  readBy: 'barcode',
  number: 'T64235789',
  country: 'USA',
  validUntil: '2031-12-10',
  birthDate: '1986-06-06',
  lastName: 'SAMPLE',
  firstName: 'MICHAEL',
}

it.each([
  ['J17 a US licence with name, birth date and expiry', card('DL'), sample],
  [
    'J17 a Canadian licence, which writes the year first',
    card('DL').replace('06061986', '19860606').replace('12102031', '20311210').replace('USA', 'CAN'),
    { ...sample, country: 'CAN' },
  ],
  [
    'J17 one with all names in one element',
    card('DL').replace('DCSSAMPLE', 'DAASAMPLE,MICHAEL,LEE').replace('DACMICHAEL', 'DAD'),
    sample,
  ],
  ['J17 one that shortens the surname', card('DL').replace('DDEN', 'DDET'), { ...sample, lastName: undefined }],
  [
    'J17 one with an impossible expiry',
    card('DL').replace('12102031', '13322031'),
    { ...sample, validUntil: undefined },
  ],
  ['CAPTURE-49.a an identity card with the same layout', card('ID'), fault],
  ['CAPTURE-49.a a boarding pass', 'M1SOLER/ANA          EABC123 MADLPAIB 0001', fault],
  ['CAPTURE-49.a a licence without a number', card('DL').replace('DAQ', 'DAX'), fault],
])('%s', (_, text, expected) => {
  expect(parseLicenceBarcode(text)).toEqual(expected)
})

const french = {
  readBy: 'lines',
  number: '13AA00002',
  country: 'FRA',
  validUntil: '2018-12-31',
  birthDate: undefined,
  lastName: 'MARTIN',
  firstName: undefined,
}
const dutch = { ...french, country: 'NLD', number: undefined, validUntil: undefined, lastName: undefined }
const withCheckDigit = (line: string) => line + computeCheckDigit(line)

it.each([
  ['J18 a French licence, by position', 'D1FRA13AA000026181231MARTIN<<9', french],
  ['J18 one with another number', 'D1FRA13AA000036181231MARTIN<<9', fault],
  ['J18 one with another expiry', 'D1FRA13AA000026381231MARTIN<<9', fault],
  ['J18 one whose number alone is misread', withCheckDigit('D1FRA13AA000035181231MARTIN<<'), fault],
  ['J18 one with an impossible expiry', withCheckDigit('D1FRA13AA000026181331MARTIN<<'), fault],
  [
    'J18 one that shortens the surname',
    withCheckDigit('D1FRA13AA000026181231MARTINEZ'),
    { ...french, lastName: undefined },
  ],
  [
    'J18 a licence of another country: its number is not guessed',
    withCheckDigit('D1NLD1509496211<<659VW87Z78NB'),
    dutch,
  ],
  [
    'J18 a card zone',
    buildTd1({ code: 'DL' }),
    {
      readBy: 'lines',
      number: 'SPECI2014',
      country: 'NLD',
      validUntil: '2032-01-31',
      birthDate: '1985-06-01',
      lastName: 'SOLER',
      firstName: 'ANA',
    },
  ],
  ['J18 a card zone with a wrong check digit', buildTd1({ code: 'DL' }).replace('SPECI2014', 'SPECI2015'), fault],
  [
    'CAPTURE-49.a a passport',
    'P<DEUSOLER<<ANA<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<\nC01X00T478DEU8506017F3201315<<<<<<<<<<<<<<02',
    fault,
  ],
  ['CAPTURE-49.a an identity card', 'IDESPBAA000589699999999R<<<<<<', fault],
  ['CAPTURE-49.a an identity card with all of its lines, and correct check digits', buildTd1({ code: 'ID' }), fault],
  ['CAPTURE-49.a arbitrary text', 'NOT A ZONE', fault],
])('%s', (_, text, expected) => {
  expect(parseLicenceLines(text, today)).toEqual(expected)
})
