import { expect, it } from 'vitest'
import { buildGuest, buildSite } from '../testing/builders.ts'
import { createDriver, notRemovableReason, withoutDriver } from './change-drivers.ts'

const faces = (flags: object) => buildSite({ product: 'carRental', flags }, 'kiosk')

it('RAC-03.a RAC-03.b RAC-03.c a new driver is incomplete, not main, adult, and last in the list', () => {
  const drivers = [buildGuest(), buildGuest({ id: 'two', index: 2 })]
  expect(createDriver(drivers, buildSite())).toMatchObject({ state: 'incomplete', main: false, adult: true, index: 3 })
})

it.each([
  ['RAC-04.a no face checks', {}, true],
  ['RAC-04.b everyone’s face', { face_recognition: true }, false],
  ['RAC-04.c the main driver’s face', { face_recognition: true, face_recognition_only_main: true }, true],
])('%s: whether a new driver is authorized', (_, flags, authorized) => {
  expect(createDriver([buildGuest()], faces(flags)).authorized).toBe(authorized)
})

it.each([
  ['RAC-06 RAC-10 the main driver', { main: true, state: 'incomplete' }, true, 'main'],
  ['RAC-07.a a complete driver', { main: false, state: 'complete' }, false, 'complete'],
  ['RAC-07.b a complete driver, confirmed', { main: false, state: 'complete' }, true, undefined],
  ['RAC-07.d an incomplete driver', { main: false, state: 'incomplete' }, false, undefined],
] as const)('%s: the reason why a driver stays', (_, driver, confirmed, why) => {
  expect(notRemovableReason(driver, { confirmed })).toBe(why)
})

it('RAC-05 the remaining drivers are renumbered from 1', () => {
  const drivers = ['a', 'b', 'c'].map((id, at) => ({ id, index: at + 1 }))
  expect(withoutDriver(drivers, 'b')).toEqual([
    { id: 'a', index: 1 },
    { id: 'c', index: 2 },
  ])
})
