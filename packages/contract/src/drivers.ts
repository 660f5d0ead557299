import * as z from 'zod/mini'
import { call } from './wire/call.ts'
import { commonWireNames } from './wire/common-wire-names.ts'
import { renamed } from './wire/renamed.ts'
import { text } from './wire/values.ts'

const rentalShape = {
  hotelId: z.int(),
  reference: z.string().check(z.maxLength(64)),
  pickUpProcess: text,
}

/** Extension: adds another driver, whose data follows as for every guest. */
export const addDriver = call({
  name: 'addDriver',
  method: 'POST',
  path: '/api/drivers/add/',
  body: renamed(rentalShape, commonWireNames),
})

/** Extension: removes a driver; one with complete data only after confirmation. */
export const removeDriver = call({
  name: 'removeDriver',
  method: 'POST',
  path: '/api/drivers/remove/',
  body: renamed(
    { ...rentalShape, driver: z.string().check(z.maxLength(64)), confirmed: z.boolean() },
    { ...commonWireNames, driver: 'guest_id' },
  ),
})
