import { useEffect, useEffectEvent } from 'react'

/** A reader that types says nowhere that it has finished: it has when it pauses. */
export const SILENCE_MS = 1_000

/** The longest document has 90 characters; whatever types on and on is no reader. */
const LONGEST = 1_000

/**
 * A reader that behaves like a keyboard. It is heard wherever the focus is, so that it takes the focus from nobody,
 * and what it types appears nowhere; the Enter after a line presses no button.
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
      const character = characterOf(event)
      // A person's own Enter or blank presses what has the focus; only a reader types on.
      if (character === undefined || (typed === '' && character.trim() === '') || isElsewhere(event.target)) return
      event.preventDefault()
      event.stopPropagation()
      typed = (typed + character).slice(-LONGEST)
      clearTimeout(pause)
      pause = setTimeout(over, SILENCE_MS)
    }
    addEventListener('keydown', hear, true)
    return () => {
      clearTimeout(pause)
      removeEventListener('keydown', hear, true)
    }
  }, [on])
}

function characterOf({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): string | undefined {
  if (key === 'Enter') return '\n'
  // AltGr, which some readers press for a bracket, says that Control and Alt are down.
  const isCommand = metaKey || ctrlKey !== altKey
  return key.length === 1 && !isCommand ? key : undefined
}

/** In a dialog a person types: a password, a search. */
function isElsewhere(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('dialog[open] input') !== null
}
