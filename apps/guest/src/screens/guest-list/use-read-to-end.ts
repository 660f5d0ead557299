import { type RefObject, useEffect, useState } from 'react'
import { watchSize } from '../../parts/watch-size.ts'

/** Browsers round, so the last pixel of a scroll is not always reached. */
const TOLERANCE_PX = 2

/** True once a text has been scrolled to its end; immediately if it fits. */
export function useReadToEnd(box: RefObject<HTMLElement | null>): boolean {
  const [isRead, setIsRead] = useState(false)
  useEffect(() => {
    const element = box.current
    if (!element || isRead) return
    const look = () => {
      if (element.scrollTop + element.clientHeight >= element.scrollHeight - TOLERANCE_PX) setIsRead(true)
    }
    const unwatch = watchSize([element, element.firstElementChild], look)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      unwatch()
      element.removeEventListener('scroll', look)
    }
  }, [box, isRead])
  return isRead
}
