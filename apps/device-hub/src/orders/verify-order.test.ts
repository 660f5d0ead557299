import { generateKeyPairSync, sign } from 'node:crypto'
import { GRANT_LIFETIME_SECONDS, keyGrant } from '@foyer/contract/messages/key-grant.ts'
import { expect, it } from 'vitest'
import { createSigner, NOW } from '../testing/create-signer.ts'
import { type Trust, verifyOrder } from './verify-order.ts'

const signer = createSigner()
const grants = { schema: keyGrant, seconds: GRANT_LIFETIME_SECONDS }
const openGrant = (sealed: string, trust: Trust, now: Date) => verifyOrder(grants, sealed, trust, now)
const inSeconds = (seconds: number) => NOW.getTime() / 1_000 + seconds

it('reads what the server has signed for this hub', () => {
  const { sealed, ...grant } = signer.grant()
  expect(openGrant(sealed, signer.trust, NOW)).toEqual(grant)
})

it.each([
  ['of another server', () => createSigner().grant().sealed, 'grantNotValid'],
  ['of another hub', () => signer.grant({ hub: 'f'.repeat(64) }).sealed, 'grantNotValid'],
  ['of another hotel', () => signer.grant({ hotelId: 2 }).sealed, 'grantNotValid'],
  ['that has expired', () => signer.grant({ expiresAt: inSeconds(-11) }).sealed, 'grantExpired'],
  ['that is valid for too long', () => signer.grant({ expiresAt: inSeconds(71) }).sealed, 'grantNotValid'],
  ['with too many cards', () => signer.seal({ ...signer.grant(), cards: 11 }), 'grantNotValid'],
  ['with a truncated signature', () => signer.grant().sealed.slice(0, -1), 'grantNotValid'],
  ['without a signature', () => signer.grant().sealed.split('.')[0] ?? '', 'grantNotValid'],
])('rejects a grant %s', (_, sealed, code) => {
  expect(() => openGrant(sealed(), signer.trust, NOW)).toThrow(expect.objectContaining({ code }))
})

it('rejects a grant whose room was changed in transit', () => {
  const { sealed, ...grant } = signer.grant()
  const signature = sealed.split('.')[1]
  const edited = Buffer.from(JSON.stringify({ ...grant, roomNumber: '303' })).toString('base64url')
  expect(() => openGrant(`${edited}.${signature}`, signer.trust, NOW)).toThrow('grantNotValid')
})

it('tolerates a small clock difference', () => {
  expect(() => openGrant(signer.grant({ expiresAt: inSeconds(-9) }).sealed, signer.trust, NOW)).not.toThrow()
  expect(() => openGrant(signer.grant({ expiresAt: inSeconds(69) }).sealed, signer.trust, NOW)).not.toThrow()
})

it('trusts nothing before the server has sent its key, nor with a key of another type', () => {
  const { sealed } = signer.grant()
  expect(() => openGrant(sealed, { ...signer.trust, grantKey: undefined }, NOW)).toThrow('grantNotValid')
  expect(() => openGrant(sealed, { ...signer.trust, grantKey: 'bm9uZQ==' }, NOW)).toThrow('grantNotValid')
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const grantKey = publicKey.export({ format: 'der', type: 'spki' }).toString('base64')
  const text = sealed.split('.')[0] ?? ''
  const signature = sign('sha256', Buffer.from(text), privateKey).toString('base64url')
  expect(() => openGrant(`${text}.${signature}`, { ...signer.trust, grantKey }, NOW)).toThrow('grantNotValid')
})
