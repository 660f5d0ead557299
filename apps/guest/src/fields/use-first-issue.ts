import { useEffect, useState } from 'react'

/**
 * After a try, the first thing that is wrong on the screen gets the focus and comes into sight with its words: a phone
 * shows no more than a part of a form.
 */
export function useFirstIssue(): (tried: unknown) => Promise<void> {
  const [tried, setTried] = useState<object>()
  useEffect(() => {
    if (tried) focusFirstIssue()
  }, [tried])
  return async (tried) => {
    await tried
    setTried({})
  }
}

/** What is wrong and has no control of its own carries `data-wrong`. */
function focusFirstIssue(): void {
  const shown = document.querySelector('dialog[open]') ?? document.querySelector('main')
  const wrong = shown?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong]')
  if (!wrong) return
  wrong.focus()
  const described =
    wrong.getAttribute('aria-describedby') ?? wrong.closest('fieldset')?.getAttribute('aria-describedby')
  document.getElementById(described ?? '')?.scrollIntoView?.({ block: 'nearest' })
}
