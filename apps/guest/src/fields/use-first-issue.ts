import { useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * After a failed submit, focuses the first issue and scrolls its
 * message into view, because a phone shows only part of a form.
 *
 * The focus moves with the answer itself. An effect that runs later would take
 * the focus from a box that the guest has touched since.
 */
export function useFirstIssue(): (tried: unknown) => Promise<void> {
  const [tried, setTried] = useState<object>()
  useLayoutEffect(() => {
    if (tried) focusFirstIssue()
  }, [tried])
  return async (tried) => {
    await tried
    flushSync(() => setTried({}))
  }
}

/** An invalid element without a control has `data-wrong`. */
function focusFirstIssue(): void {
  const shown = document.querySelector('dialog[open]') ?? document.querySelector('main')
  const wrong = shown?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong]')
  if (!wrong) return
  wrong.focus()
  const described =
    wrong.getAttribute('aria-describedby') ?? wrong.closest('fieldset')?.getAttribute('aria-describedby')
  document.getElementById(described ?? '')?.scrollIntoView?.({ block: 'nearest' })
}
