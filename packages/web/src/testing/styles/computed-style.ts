import idlUtils from 'jsdom/lib/generated/idl/utils.js'
import type { DeclarationImpl } from './jsdom-impl.ts'

/** The properties that Testing Library and user-event read on every query and click. */
const QUICK = new Map([
  ['display', 'display'],
  ['visibility', 'visibility'],
  ['pointerEvents', 'pointer-events'],
  ['pointer-events', 'pointer-events'],
])

/**
 * A `getComputedStyle` that cascades only the property being read, for those that queries and
 * clicks need. jsdom cascades every property of every matching rule first. All other properties are
 * jsdom's own answer.
 */
export function quickComputedStyle(original: Window['getComputedStyle']): Window['getComputedStyle'] {
  const styles = new WeakMap<DeclarationImpl, CSSStyleDeclaration>()
  return (element, pseudoElement) => {
    if (pseudoElement) return original(element, pseudoElement)
    const impl = idlUtils.implForWrapper(element)
    const declaration = impl?._ownerDocument._styleCache.get(impl)
    if (!declaration) return original(element)
    let style = styles.get(declaration)
    if (!style) {
      style = quickStyle(declaration, () => original(element))
      styles.set(declaration, style)
    }
    return style
  }
}

function quickStyle(declaration: DeclarationImpl, complete: () => CSSStyleDeclaration): CSSStyleDeclaration {
  const getPropertyValue = (name: string) => {
    const property = QUICK.get(name)
    return property === name ? declaration.getPropertyValue(property) : complete().getPropertyValue(name)
  }
  return new Proxy(idlUtils.wrapperForImpl(declaration), {
    get(_, name) {
      if (name === 'getPropertyValue') return getPropertyValue
      const property = typeof name === 'string' && QUICK.get(name)
      if (property) return declaration.getPropertyValue(property)
      const all = complete()
      const value: unknown = Reflect.get(all, name)
      return typeof value === 'function' ? value.bind(all) : value
    },
    has: (_, name) => Reflect.has(complete(), name),
    ownKeys: () => Reflect.ownKeys(complete()),
    getOwnPropertyDescriptor: (_, name) => Reflect.getOwnPropertyDescriptor(complete(), name),
    set: (_, name, value) => Reflect.set(complete(), name, value),
  })
}
