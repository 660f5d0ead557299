import { createPublicKey, verify } from 'node:crypto'
import { expect, it } from 'vitest'
import { createKeySecret } from './key-secret.ts'

const one = createKeySecret('a secret of some length')
const other = createKeySecret('another secret of some length')

it('encrypted text is read with the same secret and context, and with nothing else', () => {
  const sealed = one.seal('482916', 'hotel 1')
  expect(sealed.includes('482916')).toBe(false)
  expect(one.seal('482916', 'hotel 1').equals(sealed)).toBe(false)
  expect(createKeySecret('a secret of some length').open(sealed, 'hotel 1')).toBe('482916')
  expect(one.open(sealed, 'hotel 2')).toBeUndefined()
  expect(other.open(sealed, 'hotel 1')).toBeUndefined()
  expect(
    one.open(Buffer.concat([sealed.subarray(0, -1), Buffer.of((sealed.at(-1) ?? 0) ^ 1)]), 'hotel 1'),
  ).toBeUndefined()
  expect(one.open(Buffer.of(1, 2), 'hotel 1')).toBeUndefined()
})

it('a code stored before there was a secret is read unchanged', () => {
  expect(one.open(Buffer.from('\x00482916'), 'hotel 1')).toBe('482916')
})

it('R25 every purpose has a seal of its own, the same after a restart and with another secret a different one', () => {
  const purposes = ['visit', 'staff-page', 'known-browser', 'device', 'qr', 'scan', 'key-codes', 'video-call'] as const
  const keys = [one, other].flatMap((secret) => purposes.map((purpose) => secret.sealKey(purpose).toString('hex')))
  expect(new Set(keys).size).toBe(2 * purposes.length)
  const restarted = createKeySecret('a secret of some length')
  expect(purposes.map((purpose) => restarted.sealKey(purpose).toString('hex'))).toEqual(keys.slice(0, purposes.length))
})

it('a signature is verified with the key that hubs receive, and with no other', () => {
  const signature = Buffer.from(one.sign('a grant'), 'base64url')
  const verified = (text: string, key: string) =>
    verify(
      null,
      Buffer.from(text),
      createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' }),
      signature,
    )
  expect(verified('a grant', one.grantKey)).toBe(true)
  expect(verified('a grand', one.grantKey)).toBe(false)
  expect(verified('a grant', other.grantKey)).toBe(false)
  expect(one.fingerprint.equals(other.fingerprint)).toBe(false)
})
