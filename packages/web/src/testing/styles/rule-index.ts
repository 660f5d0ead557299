import CSSImportRule from 'jsdom/lib/generated/idl/CSSImportRule.js'
import CSSMediaRule from 'jsdom/lib/generated/idl/CSSMediaRule.js'
import CSSStyleRule from 'jsdom/lib/generated/idl/CSSStyleRule.js'
import mediaList from 'jsdom/lib/jsdom/living/css/MediaList-impl.js'
import type { Candidate, DocumentImpl, ElementImpl, RuleParent, SelectorSubject, StyleRuleImpl } from './jsdom-impl.ts'

interface IndexedRule {
  readonly rule: StyleRuleImpl
  /** Position in the cascade: sheets in order, and the rules of each in order. */
  readonly position: number
  /** Of a rule that matches every element found under its key, without a look at the element. */
  readonly specificity: Specificity | null
}

interface Specificity {
  readonly a: number
  readonly b: number
  readonly c: number
}

const CLASSES = /^\.[a-zA-Z][\w-]*(, ?\.[a-zA-Z][\w-]*)*$/
const TAGS = /^[a-z][a-z0-9]*(, ?[a-z][a-z0-9]*)*$/
const HTML = 'http://www.w3.org/1999/xhtml'

const WHITESPACE = /[\t\n\f\r ]+/

/**
 * The style rules of a list of sheets, indexed by the rightmost part of their selectors. jsdom
 * tries every rule on every element; here an element is matched only against rules that name its
 * id, one of its classes, its tag or one of its attributes.
 */
export class RuleIndex {
  readonly #document: DocumentImpl
  readonly #rules = new Map<string, IndexedRule[]>()
  #count = 0
  /** False with an `@import`, whose sheet may load later: jsdom then has to collect the rules. */
  isComplete = true

  constructor(document: DocumentImpl, sheets: readonly RuleParent[]) {
    this.#document = document
    for (const sheet of sheets) this.#add(sheet)
  }

  /**
   * The rules that might match the element, in cascade order; a superset of what jsdom would
   * collect.
   */
  candidates(element: ElementImpl): Candidate[] {
    const found = new Set<IndexedRule>()
    const meet = (key: string) => {
      for (const rule of this.#rules.get(key) ?? []) found.add(rule)
    }
    meet('*')
    meet(element._localName.toLowerCase())
    for (const { _qualifiedName } of element._attributeList) meet(`[${_qualifiedName.toLowerCase()}`)
    const id = element.getAttributeNS(null, 'id')
    if (id !== null) meet(`#${id}`)
    for (const name of element.getAttributeNS(null, 'class')?.split(WHITESPACE) ?? []) meet(`.${name}`)
    return [...found]
      .sort((one, other) => one.position - other.position)
      .map(({ rule, specificity }) => {
        const matches = specificity !== null && element._namespaceURI === HTML
        return { rule, matched: matches || null, specificity: matches ? specificity : null }
      })
  }

  #add(parent: RuleParent) {
    for (const rule of parent.cssRules._list) {
      if (CSSImportRule.isImpl(rule)) this.isComplete = false
      else if (CSSMediaRule.isImpl(rule)) {
        if (mediaList.evaluateMediaList(rule.media._list)) this.#add(rule)
      } else if (CSSStyleRule.isImpl(rule)) this.#addRule(rule)
    }
  }

  #addRule(rule: StyleRuleImpl) {
    const isHtml = this.#document.contentType === 'text/html'
    const subjects = this.#document._getDOMSelector().extractSubjects(rule.selectorText, !isHtml)
    const specificity = subjects.length === 0 ? null : plainSpecificity(rule.selectorText)
    const indexed = { rule, position: this.#count++, specificity }
    for (const key of subjects.length === 0 ? ['*'] : new Set(subjects.map(keyOf))) {
      const rules = this.#rules.get(key)
      if (rules) rules.push(indexed)
      else this.#rules.set(key, [indexed])
    }
  }
}

/** The specificity of a list of lone classes or of lone tags. */
function plainSpecificity(selectors: string): Specificity | null {
  if (CLASSES.test(selectors)) return { a: 0, b: 1, c: 0 }
  return TAGS.test(selectors) ? { a: 0, b: 0, c: 1 } : null
}

function keyOf({ id, className, tag, attr }: SelectorSubject): string {
  if (id) return `#${id}`
  if (className) return `.${className}`
  if (tag) return tag.toLowerCase()
  return attr ? `[${attr.toLowerCase()}` : '*'
}
