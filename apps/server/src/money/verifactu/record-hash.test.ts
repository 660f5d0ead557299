import { formatHashInput } from '@foyer/domain/verifactu/hash-input.ts'
import type { Cancellation, Registration } from '@foyer/domain/verifactu/invoice-record.ts'
import { expect, it } from 'vitest'
import { sha256 } from '../../platform/secrets/sha256.ts'

const compute = (record: Registration | Cancellation, previous: string) =>
  sha256(formatHashInput(record, previous)).toUpperCase()

const head = {
  taxNumber: '89890001K',
  issuer: 'Certificado Uno Telemáticas',
  day: '2024-01-01',
  producer: { name: 'Foyer', taxNumber: '89890001K' },
  installation: 'FOYER-1',
  version: '1',
}
const first: Registration = {
  ...head,
  operation: 'register',
  number: '12345678/G33',
  type: 'F1',
  description: 'Alojamiento',
  rates: [],
  taxTotal: 12_35,
  total: 123_45,
  at: '2024-01-01T19:20:30+01:00',
}
const second: Registration = { ...first, number: '12345679/G34', at: '2024-01-01T19:20:35+01:00' }
const cancelled: Cancellation = {
  ...head,
  operation: 'cancel',
  number: '12345679/G34',
  at: '2024-01-01T19:20:40+01:00',
}

it('computes the three hashes of the tax agency’s own examples', () => {
  expect(formatHashInput(first, '')).toBe(
    'IDEmisorFactura=89890001K&NumSerieFactura=12345678/G33&FechaExpedicionFactura=01-01-2024&TipoFactura=F1&CuotaTotal=12.35&ImporteTotal=123.45&Huella=&FechaHoraHusoGenRegistro=2024-01-01T19:20:30+01:00',
  )
  const hash1 = compute(first, '')
  expect(hash1).toBe('3C464DAF61ACB827C65FDA19F352A4E3BDC2C640E9E9FC4CC058073F38F12F60')
  const hash2 = compute(second, hash1)
  expect(hash2).toBe('F7B94CFD8924EDFF273501B01EE5153E4CE8F259766F88CF6ACB8935802A2B97')
  expect(compute(cancelled, hash2)).toBe('177547C0D57AC74748561D054A9CEC14B4C4EA23D1BEFD6F2E69E3A388F90C68')
})
