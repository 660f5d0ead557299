import type { HotelConfigInput } from '@foyer/domain/config/hotel-config.ts'

export type SystemInput = NonNullable<HotelConfigInput['hotel_system']>

/** One line per kind of system; undefined if arguments are missing. */
const readers: Readonly<Record<string, (args: readonly string[]) => SystemInput | undefined>> = {
  embedded: () => ({ kind: 'embedded' }),
  apaleo: ([property, client, simulator]) =>
    property && client
      ? { kind: 'apaleo', property, client, ...(simulator && { url: simulator, identity: simulator }) }
      : undefined,
  mews: ([simulator]) => ({ kind: 'mews', ...(simulator && { url: simulator }) }),
}

/** Reads the system from a command line: `embedded`, `apaleo {property} {client}`, `mews` or an address. */
export function readSystemArguments([first, ...others]: readonly string[]): SystemInput | undefined {
  const reader = first === undefined ? undefined : readers[first]
  if (reader) return reader(others)
  return first !== undefined && URL.canParse(first) ? { kind: 'http', url: first } : undefined
}
