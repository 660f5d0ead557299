const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function unescapeXml(text: string): string {
  return text.replaceAll(/&(#x[\da-f]{1,6}|#\d{1,7}|\w{1,8});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities[name] ?? whole
    const code = name[1] === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : ''
  })
}

/**
 * The contents of all elements with this local name, in order. For answers in which no element
 * contains another one of its own name.
 */
export function findElements(xml: string, name: string): readonly string[] {
  const pattern = new RegExp(`<(?:[\\w.-]+:)?${name}(?:\\s[^<>]*)?>(.*?)</(?:[\\w.-]+:)?${name}\\s*>`, 'gs')
  return [...xml.matchAll(pattern)].map(([, inside = '']) => inside)
}

/** The text of the first element with this name, or an empty text. */
export function findText(xml: string, name: string): string {
  const [inside = ''] = findElements(xml, name)
  const [, cdata] = /^\s*<!\[CDATA\[(.*)\]\]>\s*$/s.exec(inside) ?? []
  return cdata ?? unescapeXml(inside)
}
