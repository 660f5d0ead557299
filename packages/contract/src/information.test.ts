import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { fetchInformation } from './information.ts'
import { expectRoundTrip } from './testing/round-trip.ts'

it('API-30.a API-30.b info-from-bb-api sends url and lang, and reads data', () => {
  expectRoundTrip(fetchInformation.body, { subject: 'times', language: 'es' }, { url: 'times', lang: 'es' })
  const breakfast = { from: '07:00', until: '10:30', place: 'Jardín de invierno' }
  expectRoundTrip(
    fetchInformation.reply,
    { data: { breakfast, checkOutUntil: '12:00' } },
    { data: { breakfast, check_out_until: '12:00' } },
  )
})

it.each(['https://example.com', 'http://127.0.0.1/', '//example.com', '/etc', '..', 'weather', 'constructor', ''])(
  'rejects %j: a url is a name from a list',
  (url) => {
    const sent = { url: url as 'times', lang: 'es' }
    expect(z.safeDecode(fetchInformation.body, sent).success).toBe(false)
  },
)
