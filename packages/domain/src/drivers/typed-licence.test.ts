import { expect, it } from 'vitest'
import { buildSite } from '../testing/builders.ts'
import { isLicenceUnverified } from './licence-due.ts'
import { findTypedLicenceIssues } from './typed-licence.ts'

const good = { number: 'C-01 x00 t47', country: 'DEU', validUntil: '2030-05-17' }

it.each([
  ['valid until the day the car is returned', {}, []],
  ['no number', { number: ' ' }, ['number required']],
  ['a number in an impossible format', { number: '12' }, ['number invalidDocumentNumber']],
  ['no country', { country: '' }, ['country required']],
  ['an unknown country', { country: 'XXX' }, ['country invalidCountry']],
  ['no expiry date', { validUntil: '' }, ['validUntil required']],
  ['an impossible date', { validUntil: '2030-02-31' }, ['validUntil impossibleDate']],
  ['expires before the car is returned', { validUntil: '2030-05-16' }, ['validUntil licenceExpires']],
])('checks a typed licence: %s', (_, changes, issues) => {
  const found = findTypedLicenceIssues({ ...good, ...changes }, '2030-05-17')
  expect(found.map(({ field, issue }) => `${field} ${issue}`)).toEqual(issues)
})

it.each([
  ['nothing shown', {}, false],
  ['J17 barcode read', { hasDrivingLicence: true, licenceReadBy: 'barcode' }, true],
  [
    'barcode read, of this driver and valid until the return',
    { hasDrivingLicence: true, licenceReadBy: 'barcode', licenceMatched: true, licenceUntil: '2030-05-17' },
    false,
  ],
  [
    'J17 the return was moved behind its expiry',
    { hasDrivingLicence: true, licenceReadBy: 'barcode', licenceMatched: true, licenceUntil: '2030-05-16' },
    true,
  ],
  ['photographed and typed', { hasDrivingLicence: true, licenceReadBy: 'picture' }, true],
  ['typed', { hasDrivingLicence: true, licenceReadBy: 'typed' }, true],
  ['typed and checked at the desk', { hasDrivingLicence: true, licenceReadBy: 'typed', licenceSeen: true }, false],
] as const)('CAPTURE-41.a whether the desk still has to check a licence: %s', (_, guest, unseen) => {
  const site = buildSite({ product: 'carRental', flags: { capture_drivelicense: true } })
  expect(isLicenceUnverified(guest, site, '2030-05-17')).toBe(unseen)
  // An authority wants the licence of each driver, but staff needn't look at it.
  for (const name of ['file', 'ses'] as const)
    expect(isLicenceUnverified(guest, buildSite({ product: 'carRental', authority: { name } }), '2030-05-17')).toBe(
      false,
    )
})
