import { cleanup, configure, getConfig } from '@testing-library/react'
import { afterEach } from 'vitest'
import { skipOwnerStacks } from './skip-owner-stacks.ts'

// Testing Library unmounts automatically only with vitest globals, and ours are imported.
afterEach(cleanup)

skipOwnerStacks()

const { getElementError } = getConfig()

configure({
  // A machine that runs several suites at once needs a while for a screen that loads late.
  asyncUtilTimeout: 10_000,
  // While a test waits, each failed attempt would print the whole page. The last one still does,
  // because `waitFor` adds it.
  getElementError: (message, container) => {
    if (!isWaiting()) return getElementError(message, container)
    const error = new Error(message ?? '')
    error.name = 'TestingLibraryElementError'
    return error
  },
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
