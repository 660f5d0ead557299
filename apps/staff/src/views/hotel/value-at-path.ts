type Entries = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Entries => typeof value === 'object' && value !== null

/** The value at a path such as `hotelInfo.reception.phone`. */
export function getValue(from: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => (isRecord(value) ? value[name] : undefined), from)
}

/**
 * Returns a copy with another value at the path. Empty values are removed, with objects that become
 * empty.
 */
export function withValue<Whole extends object>(whole: Whole, path: string, value: unknown): Whole {
  const [name = '', ...rest] = path.split('.')
  const entries = { ...whole } as Entries
  const below = entries[name]
  const next = rest.length === 0 ? value : withValue(isRecord(below) ? below : {}, rest.join('.'), value)
  const isEmpty = next === undefined || next === '' || (rest.length > 0 && isRecord(next) && becomesEmpty(next, rest))
  const { [name]: _, ...others } = entries
  return (isEmpty ? others : { ...entries, [name]: next }) as Whole
}

/** Only a nested object is removed: the sections themselves always exist. */
function becomesEmpty(value: Entries, rest: readonly string[]): boolean {
  return rest.length === 1 && Object.keys(value).length === 0
}
