interface Part {
  readonly at: number
  readonly text: string
  readonly href?: string
}

const ADDRESS = /https?:\/\/[^\s<>"]+/g

/** Splits a text into parts, with our own hotel's addresses as links; other addresses stay text. */
export function splitLinks(text: string, origin: string): Part[] {
  const parts: Part[] = []
  let at = 0
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    if (readOrigin(found) !== origin) continue
    if (index > at) parts.push({ at, text: text.slice(at, index) })
    parts.push({ at: index, text: found, href: found })
    at = index + found.length
  }
  if (at < text.length) parts.push({ at, text: text.slice(at) })
  return parts
}

/** `URL.parse` is missing in browsers before 2024. */
function readOrigin(address: string): string | undefined {
  try {
    return new URL(address).origin
  } catch {
    return undefined
  }
}
