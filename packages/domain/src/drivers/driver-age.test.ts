import { expect, it } from 'vitest'
import { hasYoungDriverSurcharge, isTooYoungToDrive, isYoungDriver } from './driver-age.ts'

const startDate = '2030-05-10'
const rental = { driverMinAge: 21, youngDriverMaxAge: 25, youngDriverChargeable: true }
const judged = (birthDate: string | undefined, terms: object = rental) => {
  const driving = { startDate, rental: terms }
  const driver = birthDate === undefined ? {} : { birthDate }
  return [isTooYoungToDrive(driver, driving), isYoungDriver(driver, driving), hasYoungDriverSurcharge(driver, driving)]
}

it.each([
  ['VALID-23.a MODEL-06.d RAC-01.c 21 today', '2009-05-10', [false, true, true]],
  ['VALID-24.b MODEL-06.e one day short of 21', '2009-05-11', [true, true, true]],
  ['RAC-09.a MODEL-01.i one day short of 25', '2005-05-11', [false, true, true]],
  ['RAC-09.b VALID-23.b exactly 25', '2005-05-10', [false, false, false]],
  ['unknown age', undefined, [false, false, false]],
])('%s: too young to drive, young driver, surcharge', (_, birthDate, expected) => {
  expect(judged(birthDate)).toEqual(expected)
})

it('VALID-24.a MODEL-07.m the age limits are the booking’s', () => {
  expect(judged('2005-05-11', { ...rental, youngDriverMaxAge: 24 })).toEqual([false, false, false])
  expect(judged('2005-05-11', { ...rental, driverMinAge: 25 })).toEqual([true, true, true])
  expect(judged('2015-05-10', {})).toEqual([false, false, false])
})

it('VALID-23.c MODEL-06.d does not ask if no surcharge applies', () => {
  expect(judged('2009-05-10', { ...rental, youngDriverChargeable: false })).toEqual([false, true, false])
})
