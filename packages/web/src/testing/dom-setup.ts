import { cleanup, configure, getConfig } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { renewWindow } from './renew-window.ts'
import { skipOwnerStacks } from './skip-owner-stacks.ts'

// Files share a process, its window and the libraries; each evaluates our own modules again.
vi.useRealTimers()
vi.unstubAllGlobals()
vi.resetModules()
renewWindow()

// Testing Library unmounts automatically only with vitest globals, and ours are imported.
afterEach(cleanup)

skipOwnerStacks()

const { getElementError } = getConfig()

// While a test waits, each failed attempt would print the whole page. The last one still does, because
// `waitFor` adds it.
function getShortError(message: string | null, container: Element): Error {
  if (!isWaiting()) return getElementError(message, container)
  const error = new Error(message ?? '')
  error.name = 'TestingLibraryElementError'
  return error
}

// The library keeps what the first file configured.
if (getElementError.name !== getShortError.name)
  configure({
    // A machine that runs several suites at once needs a while for a screen that loads late.
    asyncUtilTimeout: 10_000,
    getElementError: getShortError,
  })

/** Testing Library sets this flag while `waitFor` calls back. */
function isWaiting(): boolean {
  const config = getConfig()
  return '_disableExpensiveErrorDiagnostics' in config && config._disableExpensiveErrorDiagnostics === true
}

// jsdom has the dialog element but cannot open it; this opens it without making the page inert.
if (typeof HTMLDialogElement !== 'undefined' && !('showModal' in HTMLDialogElement.prototype)) {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
    close(this: HTMLDialogElement) {
      this.open = false
    },
  })
}

// jsdom has no popovers either; their content is present but hidden.
if (typeof HTMLElement !== 'undefined' && !('hidePopover' in HTMLElement.prototype)) {
  Object.assign(HTMLElement.prototype, { showPopover() {}, hidePopover() {} })
}
