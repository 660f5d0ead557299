import { expect, it } from 'vitest'
import { parseLicenceBarcode, parseLicenceLines } from './parse-licence.ts'

const card = (kind: string) =>
  `@\n\x1e\rANSI 636000100002${kind}00410278ZV03190008${kind}DAQT64235789\nDCSSAMPLE\nDDEN\nDACMICHAEL\nDBB06061986\rZVZVA01\r`

it.each([
  ['a US licence', card('DL'), { number: 'T64235789', readBy: 'barcode' }],
  ['CAPTURE-49.a an identity card with the same layout', card('ID'), { fault: 'notADrivingLicence' }],
  ['CAPTURE-49.a a boarding pass', 'M1SOLER/ANA          EABC123 MADLPAIB 0001', { fault: 'notADrivingLicence' }],
  ['CAPTURE-49.a a licence without a number', card('DL').replace('DAQ', 'DAX'), { fault: 'notADrivingLicence' }],
])('%s', (_, text, expected) => {
  expect(parseLicenceBarcode(text)).toEqual(expected)
})

it.each([
  ['a French licence', 'D1FRA13AA000026181231MARTIN<<9', { number: '13AA000026181231MARTIN', readBy: 'lines' }],
  [
    'CAPTURE-49.a a passport',
    'P<DEUSOLER<<ANA<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<\nC01X00T478DEU8506017F3201315<<<<<<<<<<<<<<02',
    { fault: 'notADrivingLicence' },
  ],
  ['CAPTURE-49.a an identity card', 'IDESPBAA000589699999999R<<<<<<', { fault: 'notADrivingLicence' }],
  ['CAPTURE-49.a arbitrary text', 'NOT A ZONE', { fault: 'notADrivingLicence' }],
])('%s', (_, text, expected) => {
  expect(parseLicenceLines(text)).toEqual(expected)
})
