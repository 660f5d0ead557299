import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { type CSSProperties, type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react'
import css from './carousel.module.css'
import { RoundButton } from './round-button.tsx'

interface Slide {
  readonly id: string
  /** For screen readers, and on the button that brings the slide to the front. */
  readonly name: string
  readonly content: ReactNode
}

interface CarouselProps {
  label: string
  left: string
  right: string
  /** Position and count, for screen readers. */
  place: (at: number, of: number) => string
  slides: readonly Slide[]
  at: number
  onTurn: (at: number) => void
}

/** Pixels from which a drag counts as a swipe. */
const SWIPE = 40

/**
 * Steps from the front, the shorter way around; -1 is one
 * to the left. Fewer than three cards don't wrap around.
 */
function countSteps(at: number, index: number, count: number): number {
  const steps = index - at
  if (count < 3) return steps
  return ((steps + count + Math.floor((count - 1) / 2)) % count) - Math.floor((count - 1) / 2)
}

/**
 * A ring of cards with three visible: one in front and one on each
 * side. Buttons, keys, a swipe or pressing a side card turn it.
 */
export function Carousel({ label, left, right, place, slides, at, onTurn }: CarouselProps) {
  const from = useRef<number>(undefined)
  const count = slides.length
  const turn = (by: number) => {
    const there = count < 3 ? Math.min(count - 1, Math.max(0, at + by)) : (at + by + count) % count
    if (there !== at) onTurn(there)
  }
  const keys: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }
  const press = (event: KeyboardEvent) => {
    const by = keys[event.key]
    if (by === undefined) return
    event.preventDefault()
    turn(by)
  }
  const release = (event: PointerEvent) => {
    const moved = from.current === undefined ? 0 : event.clientX - from.current
    from.current = undefined
    if (Math.abs(moved) >= SWIPE) turn(moved < 0 ? 1 : -1)
  }

  return (
    <section className={css['carousel']} aria-label={label} aria-roledescription="carousel" dir="ltr" onKeyDown={press}>
      <div
        className={css['stage']}
        onPointerDown={(event) => {
          from.current = event.clientX
        }}
        onPointerUp={release}
        onPointerCancel={() => {
          from.current = undefined
        }}
      >
        {slides.map(({ id, name, content }, index) => {
          const steps = countSteps(at, index, count)
          const style = { '--steps': steps, '--far': Math.abs(steps) } as CSSProperties
          return (
            // biome-ignore lint/a11y/useSemanticElements: a slide is a group, not a set of fields.
            <div
              key={id}
              role="group"
              className={css['slide']}
              style={style}
              aria-roledescription="slide"
              aria-label={place(index + 1, count)}
              data-side={steps === 0 ? undefined : ''}
              data-hidden={Math.abs(steps) > 1 || undefined}
              inert={Math.abs(steps) > 1}
            >
              <div className={css['card']} inert={steps !== 0}>
                {content}
              </div>
              {steps !== 0 && (
                <button type="button" className={css['forward']} aria-label={name} onClick={() => onTurn(index)} />
              )}
            </div>
          )
        })}
      </div>
      {count > 1 && (
        <div className={css['buttons']}>
          <RoundButton label={left} icon={<ChevronLeft />} onPress={() => turn(-1)} />
          <span className={css['place']} aria-hidden="true">
            {at + 1} / {count}
          </span>
          <RoundButton label={right} icon={<ChevronRight />} onPress={() => turn(1)} />
        </div>
      )}
    </section>
  )
}
