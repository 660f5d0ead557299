/** Which elements a list of plain selectors can match. */
export interface SelectorTags {
  /** Tags that match without a further condition. */
  readonly always: ReadonlySet<string>
  /** Tags that match only with a further condition. */
  readonly maybe: ReadonlySet<string>
  /** Whether an element of another tag can match by its role. */
  readonly byRole: boolean
}

const TAG = /^[a-z][a-z0-9]*$/
const TAG_AND_ATTRIBUTE = /^([a-z][a-z0-9]*)\[/
const ROLE = /^\*\[role~="[a-z-]+"\]$/
const NOT_ATTRIBUTE = /:not\(\[[a-z-]+(="")?\]\)/g
/** Combinators, pseudo-classes, escapes, and commas in quotes: such a list is left to jsdom. */
const NOT_PLAIN = /[\\>+|:'()]|~(?!=)|[^,] |"[^"]*,[^"]*"/

const known = new Map<string, SelectorTags | undefined>()

/** The tags of a list of plain selectors, or `undefined` if one of them is not plain. */
export function readSelectorTags(selectors: string): SelectorTags | undefined {
  if (!known.has(selectors)) known.set(selectors, parseTags(selectors))
  return known.get(selectors)
}

function parseTags(selectors: string): SelectorTags | undefined {
  const plain = selectors.replaceAll(NOT_ATTRIBUTE, '[not]')
  if (NOT_PLAIN.test(plain)) return undefined
  const always = new Set<string>()
  const maybe = new Set<string>()
  let byRole = false
  for (const selector of plain.split(',').map((one) => one.trim())) {
    const tag = TAG_AND_ATTRIBUTE.exec(selector)?.[1]
    if (TAG.test(selector)) always.add(selector)
    else if (tag) maybe.add(tag)
    else if (ROLE.test(selector)) byRole = true
    else return undefined
  }
  return { always, maybe, byRole }
}
