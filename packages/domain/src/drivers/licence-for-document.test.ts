import { expect, it } from 'vitest'
import { getLicenceForDocument } from './licence-for-document.ts'

const licence = { drivingLicence: 'D1234567', hasDrivingLicence: true, licenceReadBy: 'barcode' } as const

it.each([
  ['the same number', 'C01X00T47', 'C01X00T47', true],
  ['the same number in another format', 'c01 x00 t47', 'C01X00T47', true],
  ['VALID-22 MODEL-10.c another number', 'C01X00T48', 'C01X00T47', undefined],
  ['VALID-22 MODEL-10.c the number is removed', undefined, 'C01X00T47', undefined],
  ['the first number', 'C01X00T47', undefined, true],
])('%s: whether the licence stays', (_, documentNumber, earlier, stays) => {
  expect(getLicenceForDocument({ documentNumber }, { ...licence, documentNumber: earlier }).hasDrivingLicence).toBe(
    stays,
  )
})

it('CAPTURE-11.b scanning again removes the licence, even for the same document number', () => {
  const documentNumber = 'C01X00T47'
  expect(getLicenceForDocument({ documentNumber, hasDrivingLicence: false }, { ...licence, documentNumber })).toEqual(
    getLicenceForDocument({ documentNumber: 'C01X00T48' }, { ...licence, documentNumber }),
  )
})

it.each([
  ['the same driver', {}, [true, true]],
  ['another first name', { firstName: 'Eva' }, [undefined, undefined]],
  ['another surname', { lastName: 'Moreno' }, [undefined, undefined]],
  ['another birth date', { birthDate: '1990-01-01' }, [undefined, undefined]],
  ['a removed birth date', { birthDate: undefined }, [undefined, undefined]],
])('J17 %s: whether the licence is still confirmed', (_, changes, expected) => {
  const driver = { documentNumber: 'C01X00T47', firstName: 'Ana', lastName: 'Soler', birthDate: '1985-06-01' }
  const shown = { ...licence, licenceMatched: true, licenceSeen: true }
  const kept = getLicenceForDocument({ ...driver, ...changes }, { ...driver, ...shown })
  expect([kept.licenceMatched, kept.licenceSeen]).toEqual(expected)
  expect(kept.hasDrivingLicence).toBe(true)
})
