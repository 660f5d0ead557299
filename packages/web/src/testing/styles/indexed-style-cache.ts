import CSSStyleProperties from 'jsdom/lib/generated/idl/CSSStyleProperties.js'
import computedStyle from 'jsdom/lib/jsdom/living/css/helpers/computed-style.js'
import styleSheet from 'jsdom/lib/jsdom/living/css/StyleSheet-impl.js'
import type { DeclarationImpl, DocumentImpl, ElementImpl, RuleParent, StyleCache } from './jsdom-impl.ts'
import { RuleIndex } from './rule-index.ts'

/** Counts changes inside any style sheet: a rule added, removed or rewritten, a changed media list. */
let sheetChanges = 0

const { prototype } = styleSheet.implementation
const invalidate = prototype._invalidateStyleCache
prototype._invalidateStyleCache = function () {
  sheetChanges++
  invalidate.call(this)
}

/**
 * Gives jsdom's cache of computed styles an index of the rules: what is not cached yet begins with the rules that
 * might match, and jsdom does the rest of the cascade. jsdom drops the cache on every change of the document.
 */
export function indexStyles(document: DocumentImpl): void {
  const defaultSheet = findDefaultSheet(document)
  let index: RuleIndex | undefined
  let sheets: readonly RuleParent[] = []
  let changes = sheetChanges

  const currentIndex = (): RuleIndex => {
    const now = document.styleSheets._list
    const isSame =
      changes === sheetChanges && now.length === sheets.length && now.every((one, at) => one === sheets[at])
    if (!index || !isSame) {
      sheets = [...now]
      changes = sheetChanges
      index = new RuleIndex(document, [defaultSheet, ...sheets])
    }
    return index
  }

  document._clearStyleCache = () => {
    document._styleCache = new IndexedStyleCache(currentIndex)
  }
  document._clearStyleCache()
}

/** jsdom keeps its own sheet to itself, but the rule for the root element knows which sheet it is in. */
function findDefaultSheet(document: DocumentImpl): RuleParent {
  const root = document.documentElement
  computedStyle.getComputedStylePropertyValue(root, 'display')
  const rule = document._styleCache.get(root)?._candidateStyles?.[0]?.rule
  if (!rule) throw new Error('jsdom has no default style for the root element.')
  return rule.parentStyleSheet
}

class IndexedStyleCache implements StyleCache {
  readonly #currentIndex: () => RuleIndex
  readonly #declarations = new WeakMap<ElementImpl, DeclarationImpl>()
  #index: RuleIndex | undefined

  constructor(currentIndex: () => RuleIndex) {
    this.#currentIndex = currentIndex
  }

  get(element: ElementImpl): DeclarationImpl {
    const cached = this.#declarations.get(element)
    if (cached) return cached
    this.#index ??= this.#currentIndex()
    const declaration = CSSStyleProperties.createImpl(element._globalObject, [], { computed: true, ownerNode: element })
    declaration._cascadedProperties = new Set()
    if (this.#index.isComplete) declaration._candidateStyles = this.#index.candidates(element)
    this.#declarations.set(element, declaration)
    return declaration
  }

  set(element: ElementImpl, declaration: DeclarationImpl) {
    this.#declarations.set(element, declaration)
  }
}
