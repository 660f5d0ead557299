import * as z from 'zod/mini'
import { call } from './call.ts'
import { currency, decimal, priced } from './money.ts'
import { renamed } from './renamed.ts'
import { usualNames } from './usual-names.ts'
import { text } from './values.ts'

/** A better vehicle group, for the whole rental. */
const upsellWire = priced(
  renamed(
    {
      group: renamed({ code: z.string(), name: text }, { code: 'groupCode' }),
      vehicle: z.object({ plate: z.string(), name: text, picture: text }),
      total: decimal,
      currency,
      days: z.int(),
      checked: z.boolean(),
      confirmed: z.boolean(),
    },
    { total: 'totalValue', days: 'numberOfDays' },
  ),
  'total',
)

const asked = {
  hotelId: z.int(),
  isPok: z.boolean(),
  reference: z.string(),
  action: z.string(),
  pickUpProcess: z.string(),
  language: z.string(),
}

const chosen = renamed({ ...asked, groupCode: z.string(), plate: z.string() }, usualNames)

export const fetchUpsells = call({
  name: 'fetchUpsells',
  method: 'POST',
  path: '/api/rac-upsell/',
  changes: false,
  body: renamed(asked, usualNames),
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
