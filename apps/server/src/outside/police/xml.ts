const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** XML 1.0 allows no other control characters, not even as references. */
const invalidCharacters = /(?![\t\n\r])[\p{Cc}\uFFFE\uFFFF]|\p{Surrogate}/gu

export function escapeXml(text: string): string {
  return text.replaceAll(invalidCharacters, '').replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? '')
}

/** Elements by name; undefined values are left out. */
export function formatXmlElements(values: readonly (readonly [string, string | undefined])[], indent: string): string {
  return values
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${indent}<${name}>${escapeXml(value ?? '')}</${name}>\n`)
    .join('')
}
