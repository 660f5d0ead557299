/** A key as a regular expression source: `problem.${code}.title` matches many keys. */
type Pattern = string

interface FoundKey {
  readonly written: string
  /** At least one of these must have a wording. */
  readonly among: readonly Pattern[]
}

interface Keys {
  /**
   * Keys in a call: `label('back')`, or `text('question')`
   * after `const text = label.on('check-in')`.
   */
  readonly asked: readonly FoundKey[]
  /** Every string that could be a key, for calls that no pattern finds. */
  readonly mentioned: readonly Pattern[]
}

const call = /\b(label|text)\(\s*(?:'([^'\n]+)'|`([^`]+)`)/g
const word = /'([^'\n]+)'|`([^`]+)`|\b(\w+):/g
const placeholder = /\$\{[^}]*\}/g

/** As far as a source can be analysed without running it. */
export function findKeys(source: string): Keys {
  const screens = [...source.matchAll(/\.on\('([\w-]+)'\)/g)].map(([, screen]) => screen ?? '')
  const asked = [...source.matchAll(call)].map(([, finder, plain, template]) => {
    const key = plain ?? template ?? ''
    const ways = [toPattern(key), ...(finder === 'text' ? screens.map((screen) => toPattern(key, screen)) : [])]
    return { written: key, among: ways }
  })
  const words = [...source.matchAll(word)].map(([, plain, template, name]) => plain ?? template ?? name ?? '')
  const keys = words.filter((one) => /^(?=.*[a-z])[\w. -]+$/i.test(one.replace(placeholder, '')))
  // A file that gets `text` as a parameter belongs to a screen that only its caller knows.
  const before = screens.length > 0 ? screens : ['[\\w-]+']
  const mentioned = keys.flatMap((key) => [toPattern(key), ...before.map((screen) => toPattern(key, screen))])
  return { asked, mentioned }
}

function toPattern(key: string, screen?: string): Pattern {
  const parts = key.split(placeholder).map((part) => part.replaceAll('.', '\\.'))
  return `${screen ? `${screen}\\.` : ''}${parts.join('.*')}`
}

/** Most patterns are plain keys, which are looked up; the few others are matched one by one. */
export function createKeyMatcher(patterns: readonly Pattern[]): (key: string) => boolean {
  const once = [...new Set(patterns)]
  const isOpen = (pattern: Pattern) => /\.\*|\[/.test(pattern)
  const plain = new Set(once.filter((pattern) => !isOpen(pattern)).map((pattern) => pattern.replaceAll('\\.', '.')))
  const open = once.filter(isOpen).map((pattern) => new RegExp(`^${pattern}$`))
  return (key) => plain.has(key) || open.some((pattern) => pattern.test(key))
}
