import { XMLParser, XMLValidator } from 'fast-xml-parser'

export interface Element {
  /** Without prefix. */
  readonly name: string
  /** Empty if the element is in none. */
  readonly namespace: string
  readonly children: readonly Element[]
  readonly text: string
}

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  trimValues: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
})

type Parsed = Readonly<Record<string, unknown>>
type Prefixes = Readonly<Record<string, string>>

/** Returns the root element, or undefined if this is not well-formed XML. */
export function parseXml(text: string): Element | undefined {
  if (XMLValidator.validate(text) !== true) return undefined
  const [root] = toElements(parser.parse(text) as Parsed[], {})
  return root
}

function toElements(parsed: readonly Parsed[], prefixes: Prefixes): Element[] {
  return parsed.flatMap((node) => {
    const tag = Object.keys(node).find((key) => key !== ':@')
    return tag === undefined || tag.startsWith('#') ? [] : [toElement(tag, node, prefixes)]
  })
}

function toElement(tag: string, node: Parsed, outer: Prefixes): Element {
  const prefixes = { ...outer, ...readPrefixes((node[':@'] ?? {}) as Record<string, string>) }
  const [prefix = '', name = ''] = tag.includes(':') ? tag.split(':') : ['', tag]
  const inside = node[tag] as Parsed[]
  const text = inside.map((part) => String(part['#text'] ?? '')).join('')
  return { name, namespace: prefixes[prefix] ?? '', children: toElements(inside, prefixes), text }
}

function readPrefixes(attributes: Readonly<Record<string, string>>): Prefixes {
  return Object.fromEntries(
    Object.entries(attributes)
      .filter(([key]) => key === 'xmlns' || key.startsWith('xmlns:'))
      .map(([key, value]) => [key.slice('xmlns:'.length), value]),
  )
}

export function findChild(element: Element | undefined, ...path: readonly string[]): Element | undefined {
  return path.reduce<Element | undefined>((found, name) => found?.children.find((one) => one.name === name), element)
}

/** The text at this path, without blanks around it; empty if there is none. */
export function readText(element: Element | undefined, ...path: readonly string[]): string {
  return findChild(element, ...path)?.text.trim() ?? ''
}

export function listChildren(element: Element | undefined, name: string): readonly Element[] {
  return element?.children.filter((one) => one.name === name) ?? []
}

export function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** An element with text or with other elements; undefined and empty values are left out. */
export function writeXml(name: string, ...inside: readonly (string | undefined)[]): string {
  return `<${name}>${inside.filter(Boolean).join('')}</${name}>`
}

export function writeText(name: string, text: string | number | undefined): string | undefined {
  return text === undefined ? undefined : writeXml(name, escapeXml(String(text)))
}
