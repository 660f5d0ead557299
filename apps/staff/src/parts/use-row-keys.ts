import { useEffect } from 'react'

const steps: Readonly<Record<string, number>> = { j: 1, k: -1 }

/** Links of rows carry this, so that keys find them in the order in which they stand. */
export const rowLink = { 'data-row': '' }

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null

/** J and K go through the rows; with a panel open they open the next one at once. */
export function useRowKeys(opensAtOnce: boolean): void {
  useEffect(() => {
    const move = (event: KeyboardEvent) => {
      const step = steps[event.key.toLowerCase()]
      if (!step || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (document.querySelector('dialog[open]')) return
      const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')]
      const here = rows.findIndex((row) => row === document.activeElement)
      const at = here >= 0 ? here : rows.findIndex((row) => row.getAttribute('aria-current') === 'true')
      const next = rows[Math.max(0, Math.min(rows.length - 1, at + step))]
      if (!next) return
      event.preventDefault()
      next.focus()
      next.scrollIntoView({ block: 'nearest' })
      if (opensAtOnce) next.click()
    }
    addEventListener('keydown', move)
    return () => removeEventListener('keydown', move)
  }, [opensAtOnce])
}
