import { useEffect, useRef } from 'react'
import css from './countdown.module.css'

export interface CountdownProps {
  seconds: number
  of: number
  /** The whole thing in words: "24 seconds left". */
  label: string
}

const AROUND = 2 * Math.PI * 45

/** A ring that empties. Whoever counts hands in the seconds. */
export function Countdown({ seconds, of, label }: CountdownProps) {
  const ring = useRef<SVGCircleElement>(null)
  useEffect(() => {
    const part = Math.max(0, Math.min(1, seconds / of))
    ring.current?.style.setProperty('stroke-dasharray', `${part * AROUND} ${AROUND}`)
  }, [seconds, of])
  return (
    <div className={css['countdown']} role="timer" aria-label={label}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle cx="50" cy="50" r="45" />
        <circle ref={ring} cx="50" cy="50" r="45" />
      </svg>
      <span aria-hidden="true">{seconds}</span>
    </div>
  )
}
