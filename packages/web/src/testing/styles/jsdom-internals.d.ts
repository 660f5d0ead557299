/** The internals of jsdom that quick styles and selectors build on; they are not public API. */

declare module 'jsdom/lib/generated/idl/utils.js' {
  const idlUtils: {
    implForWrapper(wrapper: Element): import('./jsdom-impl.ts').ElementImpl
    implForWrapper(wrapper: Document): import('./jsdom-impl.ts').DocumentImpl
    wrapperForImpl(impl: object): CSSStyleDeclaration
  }
  export = idlUtils
}

declare module 'jsdom/lib/generated/idl/CSSStyleProperties.js' {
  const CSSStyleProperties: {
    createImpl(
      globalObject: object,
      args: readonly [],
      privateData: { computed: true; ownerNode: import('./jsdom-impl.ts').ElementImpl },
    ): import('./jsdom-impl.ts').DeclarationImpl
  }
  export = CSSStyleProperties
}

declare module 'jsdom/lib/generated/idl/CSSStyleRule.js' {
  const CSSStyleRule: {
    isImpl(rule: import('./jsdom-impl.ts').RuleImpl): rule is import('./jsdom-impl.ts').StyleRuleImpl
  }
  export = CSSStyleRule
}

declare module 'jsdom/lib/generated/idl/CSSMediaRule.js' {
  const CSSMediaRule: {
    isImpl(rule: import('./jsdom-impl.ts').RuleImpl): rule is import('./jsdom-impl.ts').MediaRuleImpl
  }
  export = CSSMediaRule
}

declare module 'jsdom/lib/generated/idl/CSSImportRule.js' {
  const CSSImportRule: { isImpl(rule: import('./jsdom-impl.ts').RuleImpl): boolean }
  export = CSSImportRule
}

declare module 'jsdom/lib/jsdom/living/css/MediaList-impl.js' {
  const mediaList: { evaluateMediaList(list: readonly string[]): boolean }
  export = mediaList
}

declare module 'jsdom/lib/jsdom/living/css/StyleSheet-impl.js' {
  const styleSheet: { implementation: { prototype: { _invalidateStyleCache(): void } } }
  export = styleSheet
}

declare module 'jsdom/lib/jsdom/living/css/helpers/computed-style.js' {
  const computedStyle: {
    getComputedStylePropertyValue(element: import('./jsdom-impl.ts').ElementImpl, property: string): string
  }
  export = computedStyle
}
