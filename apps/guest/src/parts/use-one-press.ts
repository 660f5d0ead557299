import { type MouseEvent, useRef } from 'react'

/** Ignores a second press in the same tick, or while the first is being handled. */
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
