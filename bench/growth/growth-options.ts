import { parseArgs } from 'node:util'

/** Reservations of each data set. */
const SIZES = [1_000, 100_000] as const
const LARGEST = 1_000_000

export interface GrowthOptions {
  readonly sizes: readonly number[]
  readonly rounds: number
}

const options = {
  million: { type: 'boolean', default: false },
  rounds: { type: 'string', default: '12' },
} as const

/** `--million` adds a data set, which takes some minutes to seed. */
export function parseGrowthOptions(args: readonly string[]): GrowthOptions {
  const { values } = parseArgs({ args: [...args], options, allowPositionals: true })
  const rounds = Number(values.rounds)
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error(`--rounds ${values.rounds} is not a whole number.`)
  return { sizes: values.million ? [...SIZES, LARGEST] : SIZES, rounds }
}
