import * as z from 'zod/mini'
import { fromDecimal, type Money } from '../basics/money.ts'
import { pictureSchema } from '../basics/picture.ts'
import { textSchema } from '../basics/text.ts'

const roomType = z.string().check(z.minLength(1), z.maxLength(60))

/** A better room at a surcharge per night. The amount is a decimal in the hotel's currency. */
const upgradeSchema = z.object({
  id: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,40}$/, 'letters, digits and dashes, forty at most')),
  /** Room types that it is offered for. */
  from: z.array(roomType).check(z.minLength(1), z.maxLength(100)),
  to: roomType,
  perNight: z.number().check(z.gte(0), z.lte(1e6)),
  descriptions: z._default(textSchema, {}),
  /** A panorama of the room; without one there is no tour. */
  panorama: z.optional(pictureSchema),
})

export const upgradesSchema = z.array(upgradeSchema).check(z.maxLength(50))
export type Upgrade = z.infer<typeof upgradeSchema>
export type UpgradeInput = z.input<typeof upgradeSchema>

/** As many as fit next to each other on the screen. */
export const MAX_UPGRADE_OFFERS = 2

/**
 * The upgrades that match the booked room, in the hotel's order. The caller checks availability.
 */
export function filterUpgrades(all: readonly Upgrade[], roomTypeId: string): readonly Upgrade[] {
  return all.filter(({ from, to }) => to !== roomTypeId && from.includes(roomTypeId))
}

/** The price for the whole stay, charged for each night. */
export function getUpgradePrice({ perNight }: Pick<Upgrade, 'perNight'>, nights: number, currency: string): Money {
  return { minor: fromDecimal(perNight, currency).minor * Math.max(1, nights), currency }
}
