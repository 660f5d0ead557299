import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { rateExperience } from './rating.ts'
import { expectRoundTrip } from './testing/round-trip.ts'

it('a rating maps its field to its wire name and reads success and errors', () => {
  expectRoundTrip(rateExperience.params, { reservationId: 'r1' }, { reservationId: 'r1' })
  expectRoundTrip(rateExperience.body, { rating: 5 }, { rate_experience: 5 })
  expectRoundTrip(rateExperience.reply, { success: false, errors: ['late'] }, { success: false, errors: ['late'] })
})

it.each([0, 6, 2.5])('SHELL-23.b rejects a rating of %d', (rating) => {
  expect(z.safeDecode(rateExperience.body, { rate_experience: rating }).success).toBe(false)
})
