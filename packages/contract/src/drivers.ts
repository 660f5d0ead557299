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

/** Extension: adds another driver, whose data follows as for every guest. */
export const addDriver = call({
  name: 'addDriver',
  method: 'POST',
  path: '/api/drivers/add/',
  body: renamed(ofRental, usualNames),
})

/** Extension: removes a driver; one with complete data only after confirmation. */
export const removeDriver = call({
  name: 'removeDriver',
  method: 'POST',
  path: '/api/drivers/remove/',
  body: renamed(
    { ...ofRental, driver: z.string().check(z.maxLength(64)), confirmed: z.boolean() },
    { ...usualNames, driver: 'guest_id' },
  ),
})
