import { createContext, type MouseEvent, type PointerEvent, use, useEffect, useRef, useState } from 'react'

/** How long a screen that has just appeared ignores taps on its primary button. Zero by default. */
export const TapGuardMs = createContext(0)

/**
 * For the actions below a question. A tap on the primary button that started before the
 * question appeared, or just after, was meant for the previous screen and is ignored.
 * Keyboards and screen readers press without a finger, so they are never too early.
 */
export function useTapGuard(question: string) {
  const lastsMs = use(TapGuardMs)
  const [arrived, setArrived] = useState<string>()
  const tapped = useRef<string>(undefined)
  useEffect(() => {
    if (lastsMs === 0) return undefined
    const timer = setTimeout(() => setArrived(question), lastsMs)
    return () => clearTimeout(timer)
  }, [question, lastsMs])
  const isArriving = lastsMs > 0 && arrived !== question
  return {
    'data-arriving': isArriving || undefined,
    onPointerDownCapture(event: PointerEvent) {
      if (isPrimary(event)) tapped.current = isArriving ? undefined : question
    },
    onClickCapture(event: MouseEvent) {
      const isTap = event.detail > 0
      if (!isTap || !isPrimary(event) || tapped.current === question) return
      event.preventDefault()
      event.stopPropagation()
    },
  }
}

function isPrimary({ target }: MouseEvent): boolean {
  return target instanceof Element && target.closest('button[data-kind="primary"]') !== null
}
