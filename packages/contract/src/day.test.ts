import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { makePoliceExport, readRegister } from './staff/registration.ts'
import { day } from './wire/values.ts'

it.each(['2026-02-30', '2026-13-01', '2026-00-10', '2025-02-29', '0000-00-00'])(
  'J9 rejects %s as a day in every call',
  (text) => {
    expect(z.safeDecode(day, text).success).toBe(false)
    expect(z.safeDecode(makePoliceExport.body, { day: text, format: 'csv' }).success).toBe(false)
    expect(z.safeDecode(readRegister.query, { day: text }).success).toBe(false)
  },
)

it('J9 accepts a leap day', () => {
  expect(z.safeDecode(day, '2028-02-29').success).toBe(true)
})
