import { expect, it } from 'vitest'
import { computeCode } from './testing/compute-code.ts'
import { createTotpSecret, findTotpStep, formatTotpUri } from './totp.ts'

/** The secret of RFC 6238, appendix B; its codes have eight digits, of which apps show six. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('the code of RFC 6238 at %i s is %s', (seconds, code) => {
  const now = new Date(seconds * 1_000)
  expect(findTotpStep(SECRET, code, now)).toBe(Math.floor(seconds / 30))
  expect(computeCode(SECRET, now)).toBe(code)
})

it.each([
  [-2, undefined],
  [-1, 1_999],
  [0, 2_000],
  [1, 2_001],
  [2, undefined],
])('a code of %i steps away belongs to step %s', (steps, step) => {
  const now = new Date(2_000 * 30_000 + 15_000)
  const code = computeCode(SECRET, new Date(now.getTime() + steps * 30_000))
  expect(findTotpStep(SECRET, code, now)).toBe(step)
})

it('an unreadable secret has no right code', () => {
  expect(findTotpStep('', '000000', new Date(0))).toBeUndefined()
})

it('the address for apps has the issuer, the person and 160 bits of secret', () => {
  const secret = createTotpSecret()
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  const url = new URL(formatTotpUri(secret, 'ana@example.com'))
  expect([url.protocol, url.host, decodeURIComponent(url.pathname)]).toEqual([
    'otpauth:',
    'totp',
    '/Foyer:ana@example.com',
  ])
  expect(Object.fromEntries(url.searchParams)).toMatchObject({ issuer: 'Foyer', secret, digits: '6', period: '30' })
})
