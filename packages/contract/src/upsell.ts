import * as z from 'zod/mini'
import { call } from './wire/call.ts'
import { commonWireNames } from './wire/common-wire-names.ts'
import { currency, decimal, priced } from './wire/money.ts'
import { renamed } from './wire/renamed.ts'
import { text } from './wire/values.ts'

/** A better vehicle group, for the whole rental. */
const upsellWire = priced(
  renamed(
    {
      group: renamed({ code: z.string(), name: text }, { code: 'groupCode' }),
      vehicle: z.object({ plate: z.string(), name: text, picture: text }),
      /** The surcharge for all days. */
      total: decimal,
      /**
       * Extension: the deposit with this car and with the booked one, and the total price of the
       * rental with this car.
       */
      deposit: z.optional(decimal),
      bookedDeposit: z.optional(decimal),
      rentalTotal: decimal,
      currency,
      days: z.int(),
      checked: z.boolean(),
      confirmed: z.boolean(),
    },
    { total: 'totalValue', bookedDeposit: 'booked_deposit', rentalTotal: 'rental_total', days: 'numberOfDays' },
  ),
  'total',
  'deposit',
  'bookedDeposit',
  'rentalTotal',
)

export type Upsell = z.output<typeof upsellWire>

const upsellRequest = {
  hotelId: z.int(),
  isPok: z.boolean(),
  reference: z.string().check(z.maxLength(64)),
  action: z.enum(['list', 'confirm', 'remove']),
  pickUpProcess: z.string().check(z.maxLength(64)),
  language: z.string().check(z.maxLength(10)),
}

const chosen = renamed(
  { ...upsellRequest, groupCode: z.string().check(z.maxLength(60)), plate: z.string().check(z.maxLength(20)) },
  commonWireNames,
)

export const fetchUpsells = call({
  name: 'fetchUpsells',
  method: 'POST',
  path: '/api/rac-upsell/',
  changes: false,
  body: renamed(upsellRequest, commonWireNames),
  reply: z.array(upsellWire),
})

export const confirmUpsell = call({
  name: 'confirmUpsell',
  method: 'POST',
  path: '/api/rac-upsell-confirm/',
  body: chosen,
})

export const removeUpsell = call({
  name: 'removeUpsell',
  method: 'POST',
  path: '/api/rac-upsell-remove/',
  body: chosen,
})
