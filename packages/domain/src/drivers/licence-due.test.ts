import { expect, it } from 'vitest'
import { findMissing } from '../completion/guest-completion.ts'
import type { HotelConfigInput } from '../config/hotel-config.ts'
import { buildGuest, buildSite } from '../testing/builders.ts'

const cars: HotelConfigInput = { product: 'carRental', flags: { capture_drivelicense: true } }
const reporting: HotelConfigInput = { product: 'carRental', authority: { name: 'ses' } }

it.each([
  ['GUESTS-17.a CAPTURE-41.a MODEL-10.d a driver without one', cars, {}, true],
  ['GUESTS-17.b MODEL-10.d a driver with one', cars, { hasDrivingLicence: true }, false],
  ['GUESTS-17.c CAPTURE-41.b a rental that requires none', { ...cars, flags: {} }, {}, false],
  ['GUESTS-17.c a hotel, regardless of its flags', { ...cars, product: 'hotel' }, {}, false],
  ['R40 a rental that asks for none, but is reported to SES', reporting, {}, true],
  ['R40 a driver with one there', reporting, { hasDrivingLicence: true }, false],
  ['R40 a driver whom reception reports without', reporting, { reportWaived: true }, false],
  [
    'R40 a waived report where the rental itself asks',
    { ...cars, ...reporting, flags: cars.flags },
    { reportWaived: true },
    true,
  ],
  [
    'R40 a rental that is reported to an authority without licences',
    { ...reporting, authority: { name: 'siba' } },
    {},
    false,
  ],
  ['R40 a hotel that is reported to SES', { ...reporting, product: 'hotel' }, {}, false],
] as const)('%s: whether the licence is still missing', (_, config, has, owed) => {
  const guest = buildGuest({ ...has, signatureState: 'uploaded' })
  const missing = findMissing(guest, { guests: [guest], site: buildSite(config), today: '2030-05-10' })
  expect(missing.some(({ what }) => what === 'licence')).toBe(owed)
})
