import { type MouseEvent, useRef } from 'react'

/** A nervous finger presses twice: the second press within the same tick, or while the first is being answered, does nothing. */
export function useOnePress({ busy, onPress }: { busy: boolean; onPress: (() => unknown) | undefined }) {
  const held = useRef(false)
  return (event: MouseEvent) => {
    if (busy || held.current) {
      event.preventDefault()
      return
    }
    held.current = true
    const release = () => {
      setTimeout(() => {
        held.current = false
      })
    }
    const answer = onPress?.()
    if (answer instanceof Promise) void answer.finally(release)
    else release()
  }
}
