import { expect, it } from 'vitest'
import { weakPasswordReason } from './password.ts'

const ana = { name: 'Ana Roca Puig', email: 'ana.roca@example.com' }

it.each([
  ['elevenchars', 'tooShort'],
  ['xx'.repeat(200), 'tooLong'],
  ['aaaaaaaaaaaaa', 'repeats'],
  ['abababababab', 'repeats'],
  ['Password1234', 'tooCommon'],
  ['ana.roca2027!', 'holdsOwnName'],
  ['Roca-2027-Puig', 'holdsOwnName'],
  ['correct horse battery', undefined],
  ['пароль для стойки', undefined],
  ['roca is a fine word to begin with', undefined],
])('checks a password like %s', (password, why) => {
  expect(weakPasswordReason(password, ana)).toBe(why)
})
