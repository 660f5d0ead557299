import * as z from 'zod/mini'
import { call } from './call.ts'
import { renamed } from './renamed.ts'
import { usualNames } from './usual-names.ts'
import { wrapped } from './wrapped.ts'

/** Tells the hotel's people what went wrong with a reservation. */
export const createAlert = call({
  name: 'createAlert',
  method: 'POST',
  path: '/api/create-alert/',
  body: wrapped(
    'request_data',
    renamed(
      { hotelId: z.int(), reference: z.string(), message: z.string().check(z.minLength(1), z.maxLength(1000)) },
      { ...usualNames, message: 'alertMessage' },
    ),
  ),
})
