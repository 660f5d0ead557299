import * as z from 'zod/mini'
import { call } from './wire/call.ts'
import { renamed } from './wire/renamed.ts'
import { usualNames } from './wire/usual-names.ts'
import { text } from './wire/values.ts'

const ofRental = {
  hotelId: z.int(),
  reference: z.string().check(z.maxLength(64)),
  pickUpProcess: text,
}

/** Ours: somebody else will drive too. Who it is follows with their data, as of every guest. */
export const addDriver = call({
  name: 'addDriver',
  method: 'POST',
  path: '/api/drivers/add/',
  body: renamed(ofRental, usualNames),
})

/** Ours: a driver who has given everything goes only when somebody has said that they mean it. */
export const removeDriver = call({
  name: 'removeDriver',
  method: 'POST',
  path: '/api/drivers/remove/',
  body: renamed(
    { ...ofRental, driver: z.string().check(z.maxLength(64)), confirmed: z.boolean() },
    { ...usualNames, driver: 'guest_id' },
  ),
})
