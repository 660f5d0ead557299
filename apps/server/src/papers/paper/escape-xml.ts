const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text for an element or attribute of XML, which allows no control characters. */
export const escapeXml = (text: string): string =>
  text.replaceAll(/[\p{Cc}\ufffe\uffff]+/gu, ' ').replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? '')
