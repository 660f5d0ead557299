import { type RefObject, useEffect, useRef } from 'react'

/**
 * Keeps the focus on a field that a reader types into: from the start, after a tap that had no
 * other target, and before the first character that would be lost. Keyboard users who tab through
 * the buttons are not interrupted.
 */
export function useKeepFocus(): RefObject<HTMLInputElement | null> {
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

/** True if a dialog is open or another field has the focus. */
function isNeededElsewhere(): boolean {
  return document.querySelector('dialog[open]') !== null || document.activeElement?.matches('input, textarea') === true
}
