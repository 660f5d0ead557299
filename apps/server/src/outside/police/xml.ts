const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** XML 1.0 allows no other control characters, not even as references. */
const impossible = /(?![\t\n\r])[\p{Cc}\uFFFE\uFFFF]|\p{Surrogate}/gu

export function xmlText(text: string): string {
  return text.replaceAll(impossible, '').replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? '')
}

/** Elements by name; undefined values are left out. */
export function xmlElements(values: readonly (readonly [string, string | undefined])[], indent: string): string {
  return values
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${indent}<${name}>${xmlText(value ?? '')}</${name}>\n`)
    .join('')
}
