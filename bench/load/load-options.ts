import { parseArgs } from 'node:util'

export interface LoadOptions {
  /** Check-ins a second. */
  readonly rate: number
  readonly minutes: number
  /** Server processes on one database. */
  readonly servers: number
}

const options = {
  rate: { type: 'string', default: '5' },
  minutes: { type: 'string', default: '1' },
  servers: { type: 'string', default: '1' },
} as const

/** Throws if a value is not a positive number. */
export function parseLoadOptions(args: readonly string[]): LoadOptions {
  const { values } = parseArgs({ args: [...args], options, allowPositionals: true })
  const [rate, minutes, servers] = (['rate', 'minutes', 'servers'] as const).map((name) => {
    const value = Number(values[name])
    if (!(value > 0)) throw new Error(`--${name} ${values[name]} is not a positive number.`)
    return value
  }) as [number, number, number]
  if (!Number.isInteger(servers)) throw new Error(`--servers ${values.servers} is not a whole number.`)
  return { rate, minutes, servers }
}
