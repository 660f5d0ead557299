import { moneySchema } from '@foyer/domain/basics/money.ts'
import * as z from 'zod/mini'
import { call } from './wire/call.ts'

const reference = z.string().check(z.maxLength(64))

/**
 * Extension: one upgrade available for this stay. The specification names the screen but no call.
 */
const offer = z.object({
  id: z.string(),
  roomType: z.string(),
  roomTypeNames: z.record(z.string(), z.string()),
  descriptions: z.record(z.string(), z.string()),
  picture: z.string(),
  /** A 360° view of the room, by the name of one of our drawings. */
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

/** Without an offer, chooses the booked room. Returns the updated offers. */
export const chooseUpgrade = call({
  name: 'chooseUpgrade',
  method: 'POST',
  path: '/api/visit/upgrades/choose/',
  body: z.object({ reference, offer: z.optional(z.string().check(z.maxLength(40))) }),
  reply: offers,
})
