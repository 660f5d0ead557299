/** URLSearchParams is not part of the language, and this storey has no host. */
export function writeQuery(values: Readonly<Record<string, string | undefined>>): string {
  const pairs = Object.entries(values)
    .filter((pair): pair is [string, string] => Boolean(pair[1]))
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

/** The first value of each name; what cannot be decoded is left out. */
export function readQuery(query: string): Record<string, string> {
  const values: Record<string, string> = {}
  for (const pair of query.split('&')) {
    const [name = '', ...rest] = pair.split('=')
    const [key, value] = [decoded(name), decoded(rest.join('='))]
    if (key && value !== undefined && !Object.hasOwn(values, key)) values[key] = value
  }
  return values
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return undefined
  }
}
