import { useEffect } from 'react'

const steps: Readonly<Record<string, 1 | -1>> = { j: 1, k: -1 }

/** Links of rows carry this, so that keys find them in the order in which they stand. */
export const rowLink = { 'data-row': '' }

export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null

const isOpen = (row: HTMLElement) => row.getAttribute('aria-current') === 'true'

/** To the row before or after the one that is focused or open. An open panel follows. */
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

/** Back from a panel to the row it belongs to. */
export function focusOpenRow(): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')]
  rows.find(isOpen)?.focus()
}

/** J and K go through the rows. */
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
