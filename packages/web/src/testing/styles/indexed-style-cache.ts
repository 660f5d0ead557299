import CSSStyleProperties from 'jsdom/lib/generated/idl/CSSStyleProperties.js'
import computedStyle from 'jsdom/lib/jsdom/living/css/helpers/computed-style.js'
import styleSheet from 'jsdom/lib/jsdom/living/css/StyleSheet-impl.js'
import type { DeclarationImpl, DocumentImpl, ElementImpl, RuleParent, StyleCache } from './jsdom-impl.ts'
import { RuleIndex } from './rule-index.ts'

/** Counts changes to any style sheet: a rule added, removed or changed, or a changed media list. */
let sheetChanges = 0

const { prototype } = styleSheet.implementation
const invalidate = prototype._invalidateStyleCache
prototype._invalidateStyleCache = function () {
  sheetChanges++
  invalidate.call(this)
}

/**
 * Adds a rule index to jsdom's cache of computed styles: a cache miss starts with the rules that
 * might match, and jsdom does the rest of the cascade. jsdom clears the cache on every change of
 * the document.
 */
export function indexStyles(document: DocumentImpl): void {
  defaultSheet ??= findDefaultSheet(document)
  const first = defaultSheet
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
      index = new RuleIndex(document, [first, ...sheets])
    }
    return index
  }

  document._clearStyleCache = () => {
    document._styleCache = new IndexedStyleCache(currentIndex)
  }
  document._clearStyleCache()
}

/** jsdom parses its default sheet once for all windows. */
let defaultSheet: RuleParent | undefined

/** jsdom does not expose its default sheet, but the rule of the root element references it. */
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
