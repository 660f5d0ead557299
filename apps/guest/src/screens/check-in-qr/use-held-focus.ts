import { type RefObject, useEffect, useRef } from 'react'

/**
 * A box that a reader types into. It has the focus from the start, takes it back after every tap that was for nothing else,
 * and before the first character that would otherwise be lost: whoever goes through the buttons with Tab is left alone.
 */
export function useHeldFocus(): RefObject<HTMLInputElement | null> {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const hold = () => {
      if (!isNeededElsewhere()) box.current?.focus({ preventScroll: true })
    }
    const afterTap = () => void setTimeout(hold)
    const beforeKey = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
      if (key.length === 1 && key !== ' ' && !ctrlKey && !metaKey) hold()
    }
    hold()
    addEventListener('click', afterTap)
    addEventListener('keydown', beforeKey, true)
    return () => {
      removeEventListener('click', afterTap)
      removeEventListener('keydown', beforeKey, true)
    }
  }, [])
  return box
}

/** In a dialog, or where somebody writes. */
function isNeededElsewhere(): boolean {
  return document.querySelector('dialog[open]') !== null || document.activeElement?.matches('input, textarea') === true
}
