import type { ServiceGroup } from './revenue-group.ts'
import { hasNightCount } from './spread.ts'

interface BookedCharge {
  readonly kind: 'charge' | 'tax' | 'payment'
  readonly names: Readonly<Record<string, string>>
  readonly minor: number
}

/** Meals that are part of the rate, in the languages of a bill. */
const board =
  /breakfast|desayuno|frühstück|petit[- ]déjeuner|esmorzar|colazione|pequeno[- ]almoço|(half|full) board|(media|mitja) pensi|(halb|voll)pension|pension|pensione/iu

const groups: readonly (readonly [ServiceGroup, RegExp])[] = [
  ['parking', /park|garage|garaje|aparcamiento|aparcament|estacionamento|parcheggio/iu],
  ['food', /minibar|\bbar\b|restaurant|ristorante|restaurante|dinner|cena|sopar|abendessen|dîner|jantar|lunch/iu],
]

/**
 * The revenue group of a booking's charge that is made once, such as parking or the minibar.
 * Undefined for what is charged by night: the booking's first charge is the room, and meals in the
 * rate, discounts and taxes follow it.
 */
export function findOnceGroup(line: BookedCharge, all: readonly BookedCharge[]): ServiceGroup | undefined {
  const names = Object.values(line.names)
  const isFirst = all.find(({ kind }) => kind === 'charge') === line
  if (line.kind !== 'charge' || isFirst || line.minor < 0) return undefined
  if (names.some((name) => hasNightCount(name) || board.test(name))) return undefined
  return groups.find(([, words]) => names.some((name) => words.test(name)))?.[0] ?? 'other'
}
