import { moneySchema } from '@foyer/domain/basics/money.ts'
import * as z from 'zod/mini'
import { call } from './wire/call.ts'

const reference = z.string().check(z.maxLength(64))

/** Ours: the specification names the screen and no call. One better room that the hotel has for this stay. */
const offer = z.object({
  id: z.string(),
  roomType: z.string(),
  roomTypeNames: z.record(z.string(), z.string()),
  descriptions: z.record(z.string(), z.string()),
  picture: z.string(),
  /** The room all around, by the name of one of our drawings. */
  panorama: z.optional(z.string()),
  perNight: moneySchema,
  total: moneySchema,
  chosen: z.boolean(),
})
export type UpgradeOffer = z.infer<typeof offer>

const offers = z.object({ offers: z.array(offer) })

export const fetchUpgrades = call({
  name: 'fetchUpgrades',
  method: 'POST',
  path: '/api/visit/upgrades/',
  changes: false,
  body: z.object({ reference }),
  reply: offers,
})

/** Without an offer: the room that was booked. Answers with how the offers stand then. */
export const chooseUpgrade = call({
  name: 'chooseUpgrade',
  method: 'POST',
  path: '/api/visit/upgrades/choose/',
  body: z.object({ reference, offer: z.optional(z.string().check(z.maxLength(40))) }),
  reply: offers,
})
