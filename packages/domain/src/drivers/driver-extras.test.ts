import { expect, it } from 'vitest'
import { countDriverExtras } from './driver-extras.ts'

const driving = { startDate: '2030-05-10', rental: { youngDriverMaxAge: 25 } }
const old = { birthDate: '1985-06-01' }
const young = { birthDate: '2009-01-01' }
const exactly = { birthDate: '2005-05-10' }

it.each([
  ['no driver', [], 0, 0],
  ['RAC-10 the main driver alone', [old], 0, 0],
  ['RAC-08 one more', [old, old], 1, 0],
  ['RAC-08 two more, one without data', [old, old, {}], 2, 0],
  ['RAC-09.a every young driver, including the main one', [young, old, young], 2, 2],
  ['RAC-09.b exactly that age', [old, exactly], 1, 0],
])('%s', (_, drivers, secondDriver, youngDriver) => {
  expect(countDriverExtras(drivers, driving)).toEqual({ secondDriver, youngDriver })
})
