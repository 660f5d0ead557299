import { expect, it } from 'vitest'
import { maskEmailUser } from './conceal.ts'

it.each([
  ['LOSTCODE-14.a LOSTCODE-14.b', 'zofia.kowalska@example.com', 'zof****@example.com'],
  ['with a short user name', 'ab@example.com', 'ab****@example.com'],
  ['with a quoted @', '"a@b"@example.com', '"a@****@example.com'],
  ['without an @', 'zofia', 'zof****'],
  ['without an @ and short', 'zo', 'zo****'],
])('%s %s is shown as %s', (_, address, shown) => {
  expect(maskEmailUser(address)).toBe(shown)
})
