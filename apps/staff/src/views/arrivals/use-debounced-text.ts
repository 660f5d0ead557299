import { useEffect, useRef, useState } from 'react'

/** Input counts as finished after this pause. */
const DEBOUNCE_MS = 200

/** A field whose text goes into the address once typing has paused. */
export function useDebouncedText(text: string, onTyped: (text: string) => void): [string, (text: string) => void] {
  const [typed, setTyped] = useState(text)
  const told = useRef(onTyped)
  useEffect(() => {
    told.current = onTyped
  })
  useEffect(() => {
    if (typed === text) return
    const timer = setTimeout(() => told.current(typed.trim()), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [typed, text])
  return [typed, setTyped]
}
