/** The internal jsdom objects behind the page's, as far as styles and selectors use them. */

export interface RuleImpl {
  readonly parentStyleSheet: RuleParent
}

export interface RuleParent {
  readonly cssRules: { readonly _list: readonly RuleImpl[] }
}

export interface MediaRuleImpl extends RuleImpl, RuleParent {
  readonly media: { readonly _list: readonly string[] }
}

export interface StyleRuleImpl extends RuleImpl {
  readonly selectorText: string
}

export interface Candidate {
  readonly rule: StyleRuleImpl
  matched: boolean | null
  specificity: object | null
}

export interface DeclarationImpl {
  _cascadedProperties: Set<string> | null
  _candidateStyles: Candidate[] | null
  getPropertyValue(property: string): string
}

export interface SelectorSubject {
  readonly id: string | null
  readonly className: string | null
  readonly tag: string | null
  readonly attr: string | null
}

export interface StyleCache {
  get(element: ElementImpl): DeclarationImpl | undefined
  set(element: ElementImpl, declaration: DeclarationImpl): unknown
}

export interface DocumentImpl {
  _styleCache: StyleCache
  _clearStyleCache(): void
  readonly contentType: string
  readonly documentElement: ElementImpl
  readonly styleSheets: { readonly _list: readonly RuleParent[] }
  _getDOMSelector(): SelectorEngine
}

export interface SelectorEngine {
  extractSubjects(selector: string, caseSensitive: boolean): readonly SelectorSubject[]
  matches(selectors: string, element: ElementImpl): boolean
  querySelectorAll(selectors: string, node: NodeImpl): readonly object[]
}

export interface NodeImpl {
  readonly nodeType: number
  readonly firstChild: NodeImpl | null
  readonly nextSibling: NodeImpl | null
}

export interface ElementImpl extends NodeImpl {
  readonly _globalObject: object
  readonly _ownerDocument: DocumentImpl
  readonly _localName: string
  readonly _namespaceURI: string | null
  readonly _attributeList: readonly { readonly _qualifiedName: string }[]
  getAttributeNS(namespace: null, name: string): string | null
}
