import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { RoundButton } from './round-button.tsx'
import css from './side-scroll.module.css'
import { watchSize } from './watch-size.ts'

/** From the specification. */
const SIDE_STEP_PX = 200

interface SideScrollProps {
  label: string
  left: string
  right: string
  children: ReactNode
}

interface Room {
  readonly before: boolean
  readonly after: boolean
}

const noRoom: Room = { before: false, after: false }

/** In right-to-left scripts, positions are negative. */
function measureRoom({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): Room {
  const at = Math.abs(scrollLeft)
  return { before: at > 1, after: at + clientWidth < scrollWidth - 1 }
}

/**
 * Cards side by side, with buttons for guests who can't swipe: each press scrolls a fixed distance.
 */
export function SideScroll({ label, left, right, children }: SideScrollProps) {
  const strip = useRef<HTMLUListElement>(null)
  const [room, setRoom] = useState(noRoom)
  useEffect(() => {
    const element = strip.current
    if (!element) return
    const measure = () => setRoom(measureRoom(element))
    measure()
    const unwatch = watchSize([element, element.firstElementChild], measure)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      unwatch()
      element.removeEventListener('scroll', measure)
    }
  }, [])
  const move = (px: number) => {
    const element = strip.current
    if (!element) return
    element.scrollLeft += px
    setRoom(measureRoom(element))
  }
  const isScrolled = room.before || room.after
  return (
    <div className={css['scroll']}>
      <ul
        ref={strip}
        className={css['strip']}
        aria-label={label}
        data-sideways
        // Scrollable content must be reachable by keyboard.
        {...(isScrolled && { tabIndex: 0 })}
      >
        {children}
      </ul>
      {isScrolled && (
        <div className={css['buttons']}>
          <RoundButton
            label={left}
            disabled={!room.before}
            icon={<ChevronLeft data-turns />}
            onPress={() => move(-SIDE_STEP_PX)}
          />
          <RoundButton
            label={right}
            disabled={!room.after}
            icon={<ChevronRight data-turns />}
            onPress={() => move(SIDE_STEP_PX)}
          />
        </div>
      )}
    </div>
  )
}
