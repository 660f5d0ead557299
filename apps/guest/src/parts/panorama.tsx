import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { type CSSProperties, type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react'
import css from './panorama.module.css'
import { RoundButton } from './round-button.tsx'

const AROUND = 360
const STEP = 30

interface PanoramaProps {
  label: string
  left: string
  right: string
  /** The viewing direction, for screen readers. */
  facing: (degrees: number) => string
  /** A drawing of one full turn; its right edge meets its left. */
  children: ReactNode
}

const around = (degrees: number) => ((degrees % AROUND) + AROUND) % AROUND

/** A room to look around in by dragging, keys or buttons. It never moves automatically. */
export function Panorama({ label, left, right, facing, children }: PanoramaProps) {
  const [degrees, setDegrees] = useState(0)
  const [isHeld, setHeld] = useState(false)
  const from = useRef({ x: 0, degrees: 0, width: 1 })
  const turn = (by: number) => setDegrees((now) => now + by)

  const hold = (event: PointerEvent<HTMLDivElement>) => {
    const strip = event.currentTarget.firstElementChild?.firstElementChild
    const { width = 1 } = strip?.getBoundingClientRect() ?? {}
    from.current = { x: event.clientX, degrees, width }
    event.currentTarget.setPointerCapture?.(event.pointerId)
    setHeld(true)
  }
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (!isHeld) return
    const { x, degrees: before, width } = from.current
    setDegrees(before - ((event.clientX - x) / Math.max(1, width)) * AROUND)
  }
  const keys: Readonly<Record<string, number>> = { ArrowLeft: -STEP, ArrowDown: -STEP, ArrowRight: STEP, ArrowUp: STEP }
  const press = (event: KeyboardEvent) => {
    const by = keys[event.key]
    if (by === undefined) return
    event.preventDefault()
    turn(by)
  }

  const seen = Math.round(around(degrees)) % AROUND
  return (
    <div className={css['panorama']} dir="ltr">
      <div
        className={css['view']}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={AROUND - 1}
        aria-valuenow={seen}
        aria-valuetext={facing(seen)}
        data-held={isHeld || undefined}
        onPointerDown={hold}
        onPointerMove={drag}
        onPointerUp={() => setHeld(false)}
        onPointerCancel={() => setHeld(false)}
        onKeyDown={press}
      >
        {/* Three copies, so that there is always something to the left and right. */}
        <div
          className={css['strip']}
          style={{ '--turned': `${around(degrees) / AROUND}` } as CSSProperties}
          aria-hidden="true"
        >
          {[1, 2, 3].map((copy) => (
            <div key={copy} className={css['copy']}>
              {children}
            </div>
          ))}
        </div>
      </div>
      <div className={css['buttons']}>
        <RoundButton label={left} icon={<ChevronLeft />} onPress={() => turn(-STEP)} />
        <RoundButton label={right} icon={<ChevronRight />} onPress={() => turn(STEP)} />
      </div>
    </div>
  )
}
