import { useEffect } from 'react'

const steps: Readonly<Record<string, 1 | -1>> = { j: 1, k: -1 }

/** Marks links of rows, so that keyboard navigation finds them in document order. */
export const rowLink = { 'data-row': '' }

export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null

const isOpen = (row: HTMLElement) => row.getAttribute('aria-current') === 'true'

/** Moves to the row before or after the focused or open one. An open panel follows. */
export function stepRow(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')]
  const focused = rows.findIndex((row) => row.matches(':focus'))
  const at = focused >= 0 ? focused : rows.findIndex(isOpen)
  const next = rows[Math.max(0, Math.min(rows.length - 1, at + step))]
  if (!next) return
  const follows = rows.some(isOpen)
  next.focus()
  next.scrollIntoView?.({ block: 'nearest' })
  if (follows && !isOpen(next)) next.click()
}

/** Moves the focus from a panel back to its row. */
export function focusOpenRow(): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')]
  rows.find(isOpen)?.focus()
}

/** J and K move through the rows. */
export function useRowKeys(): void {
  useEffect(() => {
    const move = (event: KeyboardEvent) => {
      const step = steps[event.key.toLowerCase()]
      if (!step || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (document.querySelector('dialog[open]')) return
      event.preventDefault()
      stepRow(step)
    }
    addEventListener('keydown', move)
    return () => removeEventListener('keydown', move)
  }, [])
}
