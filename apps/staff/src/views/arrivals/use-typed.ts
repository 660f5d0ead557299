import { useEffect, useRef, useState } from 'react'

/** Typing is over when nothing has been typed for this long. */
const TYPED_MS = 200

/** A field whose text becomes part of the address once it has been typed. */
export function useTyped(text: string, onTyped: (text: string) => void): [string, (text: string) => void] {
  const [typed, setTyped] = useState(text)
  const told = useRef(onTyped)
  useEffect(() => {
    told.current = onTyped
  })
  useEffect(() => {
    if (typed === text) return
    const timer = setTimeout(() => told.current(typed.trim()), TYPED_MS)
    return () => clearTimeout(timer)
  }, [typed, text])
  return [typed, setTyped]
}
