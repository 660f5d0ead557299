import { type RefObject, useEffect, useState } from 'react'
import { watchSize } from './watch-size.ts'

/**
 * Whether an element has more content than it shows; also
 * watches its first child, which has the content's size.
 */
export function useOverflow(box: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false)
  useEffect(() => {
    const element = box.current
    if (!element) return
    return watchSize([element, element.firstElementChild], () =>
      setOverflows(element.scrollHeight > element.clientHeight + 1),
    )
  }, [box])
  return overflows
}
