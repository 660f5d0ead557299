import { expect, it } from 'vitest'
import { aSite } from '../testing/builders.ts'
import { isLicenceUnseen } from './licence-due.ts'
import { typedLicenceIssues } from './typed-licence.ts'

const good = { number: 'C-01 x00 t47', country: 'DEU', validUntil: '2030-05-17' }

it.each([
  ['everything, to the day on which the car comes back', {}, []],
  ['no number', { number: ' ' }, ['number required']],
  ['a number that no country writes', { number: '12' }, ['number invalidDocumentNumber']],
  ['no country', { country: '' }, ['country required']],
  ['a country that there is not', { country: 'XXX' }, ['country invalidCountry']],
  ['no last day', { validUntil: '' }, ['validUntil required']],
  ['a day that is in no calendar', { validUntil: '2030-02-31' }, ['validUntil impossibleDate']],
  ['one that ends before the car is back', { validUntil: '2030-05-16' }, ['validUntil licenceExpires']],
])('checks a typed licence: %s', (_, changes, issues) => {
  const found = typedLicenceIssues({ ...good, ...changes }, '2030-05-17')
  expect(found.map(({ field, issue }) => `${field} ${issue}`)).toEqual(issues)
})

it.each([
  ['nothing shown', {}, false],
  ['its barcode read', { hasDrivingLicence: true, licenceReadBy: 'barcode' }, false],
  ['photographed and typed', { hasDrivingLicence: true, licenceReadBy: 'picture' }, true],
  ['typed', { hasDrivingLicence: true, licenceReadBy: 'typed' }, true],
  ['typed, and seen at the desk', { hasDrivingLicence: true, licenceReadBy: 'typed', licenceSeen: true }, false],
] as const)('CAPTURE-41.a whether the desk still has to check a licence: %s', (_, guest, unseen) => {
  const site = aSite({ product: 'carRental', flags: { capture_drivelicense: true } })
  expect(isLicenceUnseen(guest, site)).toBe(unseen)
  expect(isLicenceUnseen(guest, aSite({ product: 'carRental' }))).toBe(false)
})
