import type { DocumentImpl, ElementImpl, NodeImpl } from '../styles/jsdom-impl.ts'
import { readSelectorTags } from './selector-tags.ts'

const HTML = 'http://www.w3.org/1999/xhtml'
const ELEMENT_NODE = 1

/**
 * Answers plain selectors by an element's tag, before jsdom compiles and runs them. A query by role
 * tries about 80 selectors on each element, a query by text three, and most name another tag.
 * Returns a function that reads with jsdom's own answers, for comparison.
 */
export function quickenSelectors(document: DocumentImpl): (read: () => void) => void {
  const engine = document._getDOMSelector()
  const original = { matches: engine.matches.bind(engine), querySelectorAll: engine.querySelectorAll.bind(engine) }

  const matches = (selectors: string, element: ElementImpl) =>
    matchByTag(selectors, element) ?? original.matches(selectors, element)

  const querySelectorAll = (selectors: string, node: NodeImpl) =>
    readSelectorTags(selectors)?.byRole
      ? listElements(node).filter((element) => matches(selectors, element))
      : original.querySelectorAll(selectors, node)

  const quick = { matches, querySelectorAll }
  Object.assign(engine, quick)
  return (read) => {
    Object.assign(engine, original)
    try {
      read()
    } finally {
      Object.assign(engine, quick)
    }
  }
}

/** Whether the element's tag decides, and how; `undefined` if jsdom has to look at the rest. */
function matchByTag(selectors: string, element: ElementImpl): boolean | undefined {
  const tags = readSelectorTags(selectors)
  if (!tags) return undefined
  const tag = element._localName.toLowerCase()
  if (tags.always.has(tag)) return element._namespaceURI === HTML || undefined
  if (tags.maybe.has(tag)) return undefined
  return tags.byRole && element.getAttributeNS(null, 'role') !== null ? undefined : false
}

/** Every element below the node, in document order. */
function listElements(node: NodeImpl, found: ElementImpl[] = []): ElementImpl[] {
  for (let child = node.firstChild; child; child = child.nextSibling) {
    if (child.nodeType === ELEMENT_NODE) found.push(child as ElementImpl)
    listElements(child, found)
  }
  return found
}
