/** URLSearchParams is not part of the language, and this package has no host environment. */
export function formatQuery(values: Readonly<Record<string, string | undefined>>): string {
  const pairs = Object.entries(values)
    .filter((pair): pair is [string, string] => Boolean(pair[1]))
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

/** Returns the first value of each name and skips what cannot be decoded. */
export function parseQuery(query: string): Record<string, string> {
  const values: Record<string, string> = {}
  for (const pair of query.split('&')) {
    const [name = '', ...rest] = pair.split('=')
    const [key, value] = [decode(name), decode(rest.join('='))]
    if (key && value !== undefined && !Object.hasOwn(values, key)) values[key] = value
  }
  return values
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return undefined
  }
}
