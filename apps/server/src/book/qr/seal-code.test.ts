import { randomBytes } from 'node:crypto'
import { parseScannedCode } from '@foyer/domain/search/scanned-code.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { openReservationCode, sealReservationCode } from './seal-code.ts'

const secret = randomBytes(32)
const reservationId = '0b5e3d3a-71f0-4c2e-9d5a-1f2e3d4c5b6a'
const sealed = { hotelId: 1, reservationId, until: '2027-05-12', proof: 'number' } as const
const opened = { id: reservationId, proof: 'number' }
const here = { hotelId: 1, today: '2027-05-10' }

it('opens to the reservation that it was sealed for, until the departure day', () => {
  const code = sealReservationCode(sealed, secret)
  expect(openReservationCode(code, here, secret)).toEqual(opened)
  expect(openReservationCode(code, { ...here, today: '2027-05-12' }, secret)).toEqual(opened)
  expect(openReservationCode(code, { ...here, today: '2027-05-13' }, secret)).toBeUndefined()
  expect(openReservationCode(code, { ...here, today: '2028-01-01' }, secret)).toBeUndefined()
})

it('R1 proves no more than what it was made from', () => {
  const code = sealReservationCode({ ...sealed, proof: 'link' }, secret)
  expect(openReservationCode(code, here, secret)).toEqual({ id: reservationId, proof: 'link' })
})

it('is a readable code, reveals nothing of the booking, and is never the same twice', () => {
  const codes = Array.from({ length: 50 }, () => sealReservationCode(sealed, secret))
  for (const code of codes) {
    expect(parseScannedCode(code)).toEqual({ qr: code })
    expect(Buffer.from(code.slice(7), 'base64url').toString('hex')).not.toContain('71f04c2e')
  }
  expect(new Set(codes).size).toBe(50)
})

it('opens nothing at another hotel, nor with another secret', () => {
  const code = sealReservationCode(sealed, secret)
  expect(openReservationCode(code, { ...here, hotelId: 2 }, secret)).toBeUndefined()
  expect(openReservationCode(code, here, randomBytes(32))).toBeUndefined()
})

it('opens nothing once a single bit differs', () => {
  const bytes = Buffer.from(sealReservationCode(sealed, secret).slice(7), 'base64url')
  for (let bit = 0; bit < bytes.length * 8; bit++) {
    const changed = Buffer.from(bytes)
    changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7))
    expect(openReservationCode(`FOYER1.${changed.toString('base64url')}`, here, secret)).toBeUndefined()
  }
})

it('opens nothing, and does not crash, whatever it is given', () => {
  const anything = fc.oneof(
    fc.string(),
    fc.base64String().map((text) => `FOYER1.${text}`),
    fc.uint8Array({ minLength: 48, maxLength: 48 }).map((some) => `FOYER1.${Buffer.from(some).toString('base64url')}`),
  )
  fc.assert(fc.property(anything, (text) => openReservationCode(text, here, secret) === undefined))
})
