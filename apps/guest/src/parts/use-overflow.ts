import { type RefObject, useEffect, useState } from 'react'
import { watchSize } from './watch-size.ts'

/** Whether an element holds more than it shows; watched together with its first child, whose size is that of the content. */
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
