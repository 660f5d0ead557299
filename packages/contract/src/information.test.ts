import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { fetchInformation } from './information.ts'
import { expectSame } from './testing/round-trip.ts'

it('info-from-bb-api names its fields', () => {
  expectSame(fetchInformation.body, { subject: 'weather', language: 'es' }, { url: 'weather', lang: 'es' })
  expectSame(fetchInformation.reply, { data: [1] }, { data: [1] })
})

it.each(['https://example.com', '/etc', '..', ''])('refuses the address %j', (url) => {
  expect(z.safeDecode(fetchInformation.body, { url, lang: 'es' }).success).toBe(false)
})
