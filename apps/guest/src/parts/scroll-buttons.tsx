import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import { type RefObject, useEffect, useState } from 'react'
import css from './scroll-buttons.module.css'
import { watchSize } from './watch-size.ts'

const STEP_PX = 70
/** The content must settle first: a screen that slides in would be measured wrongly. */
const SETTLE_DELAY_MS = 700

export interface ScrollButtonsProps {
  target: RefObject<HTMLElement | null>
  up: string
  down: string
}

interface Room {
  above: boolean
  below: boolean
}

function measureRoom(element: HTMLElement): Room {
  return {
    above: element.scrollTop > 0,
    below: element.scrollTop + element.clientHeight < element.scrollHeight - 1,
  }
}

/** For guests who can't swipe: each press scrolls a fixed distance. Hidden if nothing scrolls. */
export function ScrollButtons({ target, up, down }: ScrollButtonsProps) {
  const [room, setRoom] = useState<Room>({ above: false, below: false })

  useEffect(() => {
    const element = target.current
    if (!element) return
    const measure = () => setRoom(measureRoom(element))
    let unwatch = () => {}
    const timer = setTimeout(() => {
      unwatch = watchSize([element, element.firstElementChild], measure)
      element.addEventListener('scroll', measure, { passive: true })
    }, SETTLE_DELAY_MS)
    return () => {
      clearTimeout(timer)
      unwatch()
      element.removeEventListener('scroll', measure)
    }
  }, [target])

  if (!room.above && !room.below) return null
  const move = (px: number) => {
    const element = target.current
    if (!element) return
    element.scrollTop += px
    setRoom(measureRoom(element))
  }
  return (
    <div className={css['buttons']}>
      <button
        type="button"
        className={css['button']}
        aria-label={up}
        disabled={!room.above}
        onClick={() => move(-STEP_PX)}
      >
        <ChevronUp />
      </button>
      <button
        type="button"
        className={css['button']}
        aria-label={down}
        disabled={!room.below}
        onClick={() => move(STEP_PX)}
      >
        <ChevronDown />
      </button>
    </div>
  )
}
