import * as z from 'zod/mini'
import { call } from './wire/call.ts'
import { renamed } from './wire/renamed.ts'

export const rateExperience = call({
  name: 'rateExperience',
  method: 'POST',
  path: '/api/checkin/rate/experience/{reservationId}/',
  params: z.object({ reservationId: z.string() }),
  body: renamed({ rating: z.int().check(z.gte(1), z.lte(5)) }, { rating: 'rate_experience' }),
  reply: z.object({ success: z.boolean(), errors: z.optional(z.array(z.string())) }),
})
