import { type RefObject, useEffect, useRef, useState } from 'react'

/** Whether an element has been visible: not scrolled out of a list, for example. */
export function useWasSeen<Shown extends Element>(): { ref: RefObject<Shown | null>; wasSeen: boolean } {
  const ref = useRef<Shown>(null)
  const [wasSeen, setWasSeen] = useState(() => !('IntersectionObserver' in globalThis))
  useEffect(() => {
    if (wasSeen || !ref.current) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setWasSeen(true)
    })
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [wasSeen])
  return { ref, wasSeen }
}
