import { useEffect, useRef } from 'react'
import { useSite } from '../../../site/site-context.tsx'
import css from './face-step.module.css'

/** Progress ring around the oval while filming. */
export function FilmRing({ part }: { part: number }) {
  const { label } = useSite()
  const ring = useRef<SVGPathElement>(null)
  useEffect(() => ring.current?.style.setProperty('stroke-dasharray', `${part} 1`), [part])
  return (
    <svg
      className={css['ring']}
      viewBox="0 0 75 100"
      preserveAspectRatio="none"
      role="progressbar"
      aria-label={label('face.filmed')}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(part * 100)}
    >
      <path ref={ring} d="M37.5 1A36.5 49 0 0 1 37.5 99A36.5 49 0 0 1 37.5 1" pathLength={1} />
    </svg>
  )
}
