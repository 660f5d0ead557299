import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { rateExperience } from './rating.ts'
import { expectSame } from './testing/round-trip.ts'

it('a rating maps its field to its wire name and reads success and errors', () => {
  expectSame(rateExperience.params, { reservationId: 'r1' }, { reservationId: 'r1' })
  expectSame(rateExperience.body, { rating: 5 }, { rate_experience: 5 })
  expectSame(rateExperience.reply, { success: false, errors: ['late'] }, { success: false, errors: ['late'] })
})

it.each([0, 6, 2.5])('SHELL-23.b rejects a rating of %d', (rating) => {
  expect(z.safeDecode(rateExperience.body, { rate_experience: rating }).success).toBe(false)
})
