import { expect, it } from 'vitest'
import { isMaintenanceActive } from './maintenance.ts'

it.each([
  ['ADMIN-08.a', 200, 'OK', true],
  ['ADMIN-08.b', 200, 'KO', false],
  ['ADMIN-08.b', 200, 'ok', false],
  ['ADMIN-08.b', 200, undefined, false],
  ['ADMIN-08.b', 202, 'OK', false],
  ['ADMIN-08.b', 500, 'OK', false],
])('%s status %i with Result %s makes maintenance active: %s', (_, status, result, active) => {
  expect(isMaintenanceActive({ status, result })).toBe(active)
})
