import { parseArgs } from 'node:util'
import { type SystemName, systems } from './systems.ts'

export interface FeedOptions {
  readonly reservations: number
  readonly systems: readonly SystemName[]
}

const names = Object.keys(systems) as SystemName[]
const options = {
  reservations: { type: 'string', default: '100000' },
  system: { type: 'string', multiple: true, default: names },
} as const

/** `--system` measures only that one. */
export function parseFeedOptions(args: readonly string[]): FeedOptions {
  const { values } = parseArgs({ args: [...args], options, allowPositionals: true })
  const reservations = Number(values.reservations)
  if (!Number.isInteger(reservations) || reservations < 1)
    throw new Error(`--reservations ${values.reservations} is not a whole number.`)
  const chosen = names.filter((name) => values.system.includes(name))
  if (chosen.length === 0) throw new Error(`--system is one of ${names.join(', ')}.`)
  return { reservations, systems: chosen }
}
