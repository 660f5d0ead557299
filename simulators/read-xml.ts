/** An element of an XML document. Attributes other than namespaces are ignored. */
export interface Element {
  readonly name: string
  readonly namespace: string
  readonly children: readonly Element[]
  readonly text: string
}

interface OpenElement extends Element {
  readonly qualified: string
  readonly prefixes: Readonly<Record<string, string>>
  readonly children: Element[]
  text: string
}

const TOKEN = /<!\[CDATA\[(.*?)\]\]>|<!--.*?-->|<\?.*?\?>|<(\/?)([\w.:-]+)([^<>]*?)(\/?)>|([^<]+)|(<)/gs
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function unescapeXml(text: string): string {
  return text.replaceAll(/&(#x[\da-f]+|#\d+|\w+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities[name] ?? whole
    return String.fromCodePoint(name[1] === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1)))
  })
}

export const escapeXml = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (sign) => `&${Object.keys(entities).find((name) => entities[name] === sign)};`)

/** Reads a document and returns its root. Throws if it is not well-formed. */
export function readXml(xml: string): Element {
  const stack: OpenElement[] = [{ name: '', namespace: '', qualified: '', prefixes: {}, children: [], text: '' }]
  const top = () => stack.at(-1) as OpenElement
  for (const [whole, cdata, closes, qualified, attributes = '', empty, text, stray] of xml.matchAll(TOKEN)) {
    if (stray) throw new Error('not well-formed')
    if (cdata !== undefined) top().text += cdata
    else if (text) top().text += unescapeXml(text)
    else if (closes) {
      if (stack.length < 2 || top().qualified !== qualified) throw new Error(`unexpected ${whole}`)
      stack.pop()
    } else if (qualified) {
      const element = openElement(qualified, attributes, top().prefixes)
      top().children.push(element)
      if (!empty) stack.push(element)
    }
  }
  const [root, ...rest] = top().children
  if (stack.length > 1 || !root || rest.length > 0) throw new Error('not one document')
  return root
}

function openElement(qualified: string, attributes: string, outer: Readonly<Record<string, string>>): OpenElement {
  const declared = [...attributes.matchAll(/\bxmlns(?::([\w.-]+))?\s*=\s*(?:"([^"]*)"|'([^']*)')/g)]
  const prefixes = {
    ...outer,
    ...Object.fromEntries(declared.map(([, prefix = '', double, single]) => [prefix, double ?? single ?? ''])),
  }
  const [name = '', prefix = ''] = qualified.split(':').toReversed()
  return { name, namespace: prefixes[prefix] ?? '', qualified, prefixes, children: [], text: '' }
}

export const findChild = (element: Element | undefined, name: string): Element | undefined =>
  element?.children.find((child) => child.name === name)

export const getText = (element: Element | undefined, name: string): string => findChild(element, name)?.text ?? ''

/** The element inside the body of a SOAP 1.1 or 1.2 envelope. */
export function readSoapBody(xml: string): Element {
  const envelope = readXml(xml)
  const inside = findChild(envelope, 'Body')?.children[0]
  if (envelope.name !== 'Envelope' || !inside) throw new Error('no SOAP envelope')
  return inside
}

export const toSoap = (inside: string): string =>
  `<?xml version="1.0" encoding="utf-8"?><soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>${inside}</soap:Body></soap:Envelope>`
