import * as z from 'zod/mini'
import { renamed } from './wire/renamed.ts'
import { queryFlag } from './wire/values.ts'

/** Five calls share this address and are distinguished by the single key of the body. */
export const reservationUpdate = {
  method: 'POST',
  path: '/api/update-booking-info/',
  query: renamed({ isPok: z.optional(queryFlag) }, { isPok: 'pok' }),
} as const
