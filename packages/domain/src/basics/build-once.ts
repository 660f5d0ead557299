/** Enough for the currencies and zones of one hotel; more would be a list that grows for ever. */
const MAX_BUILT = 100

/**
 * Builds one value for each key, for values that are costly to build, such as a format of Intl.
 * `build` must depend on its key alone.
 */
export function buildOnce<Key extends readonly string[], Value>(build: (...key: Key) => Value): (...key: Key) => Value {
  const built = new Map<string, { readonly value: Value }>()
  return (...key) => {
    const name = JSON.stringify(key)
    const known = built.get(name)
    if (known) return known.value
    if (built.size >= MAX_BUILT) built.clear()
    const value = build(...key)
    built.set(name, { value })
    return value
  }
}
