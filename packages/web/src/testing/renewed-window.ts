import type { JsdomWindow } from './jsdom-window.ts'

const START = 'http://localhost:3000/'

/**
 * Test files share a window one after another. Returns a function that undoes what a file may leave
 * behind: nodes, storage, history, listeners, timers, and properties of the window's objects. Its
 * first call learns what a new window has.
 */
export function createRenewal(global: typeof globalThis, window: JsdomWindow): () => void {
  let undo: (() => void)[] | undefined
  return () => {
    undo ??= [
      trackTimers(global),
      trackListeners(global, window.document),
      trackProperties(window),
      trackGlobals(global),
    ]
    for (const step of undo) step()
    emptyDocument(window.document)
    emptyStorage(window)
    emptyHistory(window)
  }
}

function emptyDocument(document: Document): void {
  const { documentElement, head, body } = document
  for (const element of [head, body]) element.replaceChildren()
  for (const element of [documentElement, head, body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  document.getSelection()?.removeAllRanges()
}

function emptyStorage({ localStorage, sessionStorage }: JsdomWindow): void {
  localStorage.clear()
  sessionStorage.clear()
}

/** Back and forward, as in a new window, lead nowhere. */
function emptyHistory({ _sessionHistory: session, history }: JsdomWindow): void {
  session.clearHistoryTraversalTasks()
  session._entries = [session.currentEntry]
  session._currentIndex = 0
  history.replaceState(null, '', START)
}

const timers = {
  setTimeout: 'clearTimeout',
  setInterval: 'clearInterval',
  setImmediate: 'clearImmediate',
  requestAnimationFrame: 'cancelAnimationFrame',
} as const

type SetTimer = (...given: unknown[]) => unknown
type ClearTimer = (handle: unknown) => void

/** vitest and React have their own references to the functions, so only timers of tests are ended. */
function trackTimers(global: typeof globalThis): () => void {
  const ends: (() => void)[] = []
  for (const [name, clearing] of Object.entries(timers)) {
    const set = Reflect.get(global, name) as SetTimer
    const clear = Reflect.get(global, clearing) as ClearTimer
    const tracked: SetTimer = (...given) => {
      const handle = set(...given)
      ends.push(() => clear(handle))
      return handle
    }
    Reflect.set(global, name, Object.defineProperties(tracked, Object.getOwnPropertyDescriptors(set)))
  }
  return () => {
    for (const end of ends.splice(0)) end()
  }
}

/** Elements are thrown away with their listeners; the window and its document stay. */
function trackListeners(...targets: readonly EventTarget[]): () => void {
  const ends: (() => void)[] = []
  for (const target of targets) {
    const { addEventListener } = target
    const tracked: typeof addEventListener = (type, listener, options) => {
      ends.push(() => target.removeEventListener(type, listener, options))
      addEventListener.call(target, type, listener, options)
    }
    Object.defineProperty(target, 'addEventListener', { value: tracked, configurable: true, writable: true })
  }
  return () => {
    for (const end of ends.splice(0)) end()
  }
}

/**
 * A test replaces or adds what jsdom lacks. Libraries mark a document that they listen to, and have to
 * listen again.
 */
function trackProperties(window: JsdomWindow): () => void {
  const classes = Object.getOwnPropertyNames(window).map((name) => Reflect.get(window, name))
  const prototypes = classes.flatMap((one) => (typeof one === 'function' && one.prototype ? [one.prototype] : []))
  const { document, navigator, history, screen } = window
  const before = [document, navigator, history, screen, ...prototypes].map(
    (object) => [object, Object.getOwnPropertyDescriptors(object)] as const,
  )
  return () => {
    for (const [object, descriptors] of before) restoreProperties(object, descriptors)
  }
}

function restoreProperties(object: object, before: PropertyDescriptorMap): void {
  for (const key of Reflect.ownKeys(object)) if (!Object.hasOwn(before, key)) Reflect.deleteProperty(object, key)
  for (const key of Reflect.ownKeys(before)) {
    const now = Object.getOwnPropertyDescriptor(object, key)
    const then = before[key]
    const isSame = now && then && now.value === then.value && now.get === then.get && now.set === then.set
    if (!isSame && then && now?.configurable !== false) Object.defineProperty(object, key, then)
  }
}

/** `vi.unstubAllGlobals` restores the others. */
function trackGlobals(global: typeof globalThis): () => void {
  const before = new Set(Object.getOwnPropertyNames(global))
  return () => {
    for (const name of Object.getOwnPropertyNames(global))
      if (!before.has(name) && !name.startsWith('__vitest')) Reflect.deleteProperty(global, name)
  }
}
