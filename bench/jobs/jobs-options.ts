import { parseArgs } from 'node:util'

export interface JobsOptions {
  readonly hotels: number
  readonly rounds: number
}

const options = {
  hotels: { type: 'string', default: '1000' },
  rounds: { type: 'string', default: '5' },
} as const

/** Throws if a value is not a whole number above 1. */
export function parseJobsOptions(args: readonly string[]): JobsOptions {
  const { values } = parseArgs({ args: [...args], options, allowPositionals: true })
  const [hotels, rounds] = (['hotels', 'rounds'] as const).map((name) => {
    const value = Number(values[name])
    if (!Number.isInteger(value) || value < 2)
      throw new Error(`--${name} ${values[name]} is not a whole number above 1.`)
    return value
  }) as [number, number]
  return { hotels, rounds }
}
