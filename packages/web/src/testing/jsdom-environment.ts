import idlUtils from 'jsdom/lib/generated/idl/utils.js'
import { builtinEnvironments, type Environment } from 'vitest/runtime'
import { quickenSelectors } from './selectors/quick-selectors.ts'
import { quickComputedStyle } from './styles/computed-style.ts'
import { indexStyles } from './styles/indexed-style-cache.ts'

const { jsdom } = builtinEnvironments

/** vitest's jsdom, with computed styles that cost only what is read, and quick plain selectors. */
const environment: Environment = {
  ...jsdom,
  name: 'jsdom-quick',
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
    // Comparison tests read with the originals: see original-styles.ts and compare-selectors.ts.
    window['withOriginalSelectors'] = quickenSelectors(document)
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
