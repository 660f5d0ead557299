import { cleanup, configure, getConfig } from '@testing-library/react'
import { afterEach } from 'vitest'

// The library unmounts by itself only where vitest's functions are global, and ours are imported.
afterEach(cleanup)

const { getElementError } = getConfig()

configure({
  // A machine that runs several suites at once needs a while for a screen that loads late.
  asyncUtilTimeout: 10_000,
  // While a test waits, each failed attempt would print the whole page. The last one still does: `waitFor` adds it.
  getElementError: (message, container) => {
    if (!isWaiting()) return getElementError(message, container)
    const error = new Error(message ?? '')
    error.name = 'TestingLibraryElementError'
    return error
  },
})

/** The library sets this flag while `waitFor` calls back. */
function isWaiting(): boolean {
  const config = getConfig()
  return '_disableExpensiveErrorDiagnostics' in config && config._disableExpensiveErrorDiagnostics === true
}

// jsdom knows the dialog but not how to open it: here it opens without keeping the rest of the page still.
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

// It has no popovers either: what is in one is there and hidden.
if (typeof HTMLElement !== 'undefined' && !('hidePopover' in HTMLElement.prototype)) {
  Object.assign(HTMLElement.prototype, { showPopover() {}, hidePopover() {} })
}
