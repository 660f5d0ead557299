import { useEffect, useRef } from 'react'
import css from './countdown.module.css'

export interface CountdownProps {
  seconds: number
  of: number
  /** The whole text: "24 seconds left". */
  label: string
}

const AROUND = 2 * Math.PI * 45

/** From this many seconds on, minutes are easier to read: 4:52. */
const MIN_SECONDS_AS_MINUTES = 100

const formatClock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.round(seconds) % 60).padStart(2, '0')}`

/** A ring that empties. The parent counts and passes in the seconds. */
export function Countdown({ seconds, of, label }: CountdownProps) {
  const ring = useRef<SVGCircleElement>(null)
  useEffect(() => {
    const part = Math.max(0, Math.min(1, seconds / of))
    ring.current?.style.setProperty('stroke-dasharray', `${part * AROUND} ${AROUND}`)
  }, [seconds, of])
  const inMinutes = of >= MIN_SECONDS_AS_MINUTES
  return (
    <div className={css['countdown']} role="timer" aria-label={label} data-minutes={inMinutes || undefined}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle cx="50" cy="50" r="45" />
        <circle ref={ring} cx="50" cy="50" r="45" />
      </svg>
      <span aria-hidden="true">{inMinutes ? formatClock(seconds) : seconds}</span>
    </div>
  )
}
