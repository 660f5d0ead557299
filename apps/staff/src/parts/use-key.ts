import { useEffect, useEffectEvent } from 'react'
import { isTyping } from './use-row-keys.ts'

/** A key that acts while nothing is being typed and no dialog is open; without `act` it does nothing. */
export function useKey(key: string, act: (() => void) | undefined): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== key || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
    if (!act || isTyping(event.target) || document.querySelector('dialog[open]')) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
