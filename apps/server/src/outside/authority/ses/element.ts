import { escapeXml } from '../../police/xml.ts'

/** An element of a request; left out if it has neither text nor elements. */
export type Content = string | undefined | readonly Content[]

/**
 * A text is escaped; elements that are written already come as an array. On one line and without byte order mark, as the ministry accepts it.
 */
export function element(name: string, content: Content): string | undefined {
  if (content === undefined || content === '') return undefined
  const inside = typeof content === 'string' ? escapeXml(content) : joinElements(content)
  return inside === '' ? undefined : `<${name}>${inside}</${name}>`
}

/** The elements inside another one are written already. */
function joinElements(content: readonly Content[]): string {
  return content.map((part) => (typeof part === 'object' ? joinElements(part) : (part ?? ''))).join('')
}
