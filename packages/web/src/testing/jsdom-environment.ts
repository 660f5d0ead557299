import idlUtils from 'jsdom/lib/generated/idl/utils.js'
import { builtinEnvironments, type Environment } from 'vitest/runtime'
import type { JsdomWindow } from './jsdom-window.ts'
import { createRenewal } from './renewed-window.ts'
import { quickenSelectors } from './selectors/quick-selectors.ts'
import { quickComputedStyle } from './styles/computed-style.ts'
import { indexStyles } from './styles/indexed-style-cache.ts'

const { jsdom } = builtinEnvironments

/** vitest's jsdom, with computed styles that cost only what is read, and quick plain selectors. */
const environment: Environment = {
  ...jsdom,
  name: 'jsdom-quick',
  /** A window that the files of a worker share. */
  async setup(global, options) {
    const running = await jsdom.setup(global, options)
    const { window }: { window: JsdomWindow } = Reflect.get(global, 'jsdom')
    quicken(window, global)
    define(global, 'renewWindow', createRenewal(global, window))
    // vitest defines it in any case, so that code which asks whether it exists would call undefined.
    if (!('matchMedia' in window)) Reflect.deleteProperty(global, 'matchMedia')
    return running
  },
  /** A window per file, for proofs. */
  async setupVM(options) {
    if (!jsdom.setupVM) throw new Error('vitest has no jsdom for its vm pools.')
    const vm = await jsdom.setupVM(options)
    const window = vm.getVmContext() as JsdomWindow
    quicken(window, window)
    return vm
  },
}

/** `global` is the object with the window's properties in tests. */
function quicken(window: JsdomWindow, global: object): void {
  const document = idlUtils.implForWrapper(window.document)
  const original = window.getComputedStyle
  const quick = quickComputedStyle(original)
  indexStyles(document)
  define(global, 'getComputedStyle', quick)
  // Comparison tests read with the originals: see original-styles.ts and compare-selectors.ts.
  define(global, 'withOriginalSelectors', quickenSelectors(document))
  define(global, 'withOriginalStyles', (read: () => void) => {
    const indexed = document._styleCache
    document._styleCache = new WeakMap()
    define(global, 'getComputedStyle', original)
    try {
      read()
    } finally {
      document._styleCache = indexed
      define(global, 'getComputedStyle', quick)
    }
  })
}

function define(global: object, name: string, value: unknown): void {
  Object.defineProperty(global, name, { value, configurable: true, writable: true })
}

export default environment
