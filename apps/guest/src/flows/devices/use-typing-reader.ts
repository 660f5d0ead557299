import { useEffect, useEffectEvent } from 'react'

/** A typing reader doesn't signal its end; a pause of this length does. */
export const SILENCE_TIMEOUT_MS = 1_000

/** The longest document has 90 characters; longer input doesn't come from a reader. */
const MAX_LENGTH = 1_000

/**
 * A reader that behaves like a keyboard. It works wherever the focus is and never takes
 * it. What it types appears nowhere, and the Enter after a line presses no button.
 */
export function useTypingReader({ on, onText }: { on: boolean; onText: (text: string) => void }): void {
  const submit = useEffectEvent(onText)
  useEffect(() => {
    if (!on) return
    let typed = ''
    let pause: ReturnType<typeof setTimeout> | undefined
    const over = () => {
      const text = typed
      typed = ''
      if (text.trim() !== '') submit(text)
    }
    const hear = (event: KeyboardEvent) => {
      const character = toCharacter(event)
      // A person's Enter or space presses the focused
      // element; only a reader has typed something before it.
      if (character === undefined || (typed === '' && character.trim() === '') || isElsewhere(event.target)) return
      event.preventDefault()
      event.stopPropagation()
      typed = (typed + character).slice(-MAX_LENGTH)
      clearTimeout(pause)
      pause = setTimeout(over, SILENCE_TIMEOUT_MS)
    }
    addEventListener('keydown', hear, true)
    return () => {
      clearTimeout(pause)
      removeEventListener('keydown', hear, true)
    }
  }, [on])
}

function toCharacter({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): string | undefined {
  if (key === 'Enter') return '\n'
  // AltGr, which some readers use for brackets, reports Control and Alt as pressed.
  const isCommand = metaKey || ctrlKey !== altKey
  return key.length === 1 && !isCommand ? key : undefined
}

/** In a dialog a person is typing, such as a password or a search. */
function isElsewhere(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('dialog[open] input') !== null
}
