import { expect, it } from 'vitest'
import { buildGuest } from '../testing/builders.ts'
import { isLicenceOfDriver } from './licence-of-driver.ts'

const driver = buildGuest({
  firstName: 'Ana María',
  lastName: 'García',
  secondLastName: 'López',
  birthDate: '1985-06-01',
})
const read = { lastName: 'GARCIA LOPEZ', firstName: 'ANA', birthDate: '1985-06-01' }

it.each([
  ['the same person', {}, true],
  ['one surname of two', { lastName: 'GARCIA' }, true],
  ['another surname', { lastName: 'MARTIN' }, false],
  ['another first name', { firstName: 'LUIS' }, false],
  ['another birth date', { birthDate: '1985-06-02' }, false],
  ['no birth date', { birthDate: undefined }, false],
  ['no first name', { firstName: undefined }, false],
  ['a shortened surname', { lastName: undefined }, false],
])('J17 whether a licence is this driver’s: %s', (_, changes, expected) => {
  expect(isLicenceOfDriver({ ...read, ...changes }, driver)).toBe(expected)
})

it('J17 a driver without a birth date or name matches no licence', () => {
  expect(isLicenceOfDriver(read, { ...driver, birthDate: undefined })).toBe(false)
  expect(isLicenceOfDriver(read, { ...driver, firstName: undefined })).toBe(false)
})
