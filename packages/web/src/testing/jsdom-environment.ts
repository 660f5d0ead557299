import idlUtils from 'jsdom/lib/generated/idl/utils.js'
import { builtinEnvironments, type Environment } from 'vitest/runtime'
import { quickComputedStyle } from './styles/computed-style.ts'
import { indexStyles } from './styles/indexed-style-cache.ts'

const { jsdom } = builtinEnvironments

/** vitest's jsdom, with computed styles that cost only what is read. */
const environment: Environment = {
  ...jsdom,
  name: 'jsdom-quick-styles',
  async setupVM(options) {
    if (!jsdom.setupVM) throw new Error('vitest has no jsdom for its vm pools.')
    const vm = await jsdom.setupVM(options)
    const window = vm.getVmContext()
    const page: Document = window['document']
    const document = idlUtils.implForWrapper(page)
    const original: Window['getComputedStyle'] = window['getComputedStyle']
    const quick = quickComputedStyle(original)
    indexStyles(document)
    window['getComputedStyle'] = quick
    // See original-styles.ts: its tests compare with the original.
    window['withOriginalStyles'] = (read: () => void) => {
      const indexed = document._styleCache
      document._styleCache = new WeakMap()
      window['getComputedStyle'] = original
      try {
        read()
      } finally {
        document._styleCache = indexed
        window['getComputedStyle'] = quick
      }
    }
    return vm
  },
}

export default environment
