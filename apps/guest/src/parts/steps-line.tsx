import { useEffect, useRef } from 'react'
import css from './steps-line.module.css'

export interface Steps {
  names: readonly string[]
  /** Index of the current step. */
  current: number
  /** Completed fraction of the current step, 0 to 1. */
  part?: number
  /** The current step and its progress as text: "Guests", "1 of 3 guests done". */
  now: string
  detail?: string
  label: string
  /** Read out after the name of a completed step. */
  doneWord?: string
}

const toState = (index: number, current: number) => (index < current ? 'done' : index === current ? 'now' : 'to-come')

/** Halfway by default; the last step is complete. */
const getDefaultPart = (names: readonly string[], current: number) => (current === names.length - 1 ? 1 : 0.5)

/** A thin line built from the configured screens, with the current one named. */
export function StepsLine({
  names,
  current,
  part = getDefaultPart(names, current),
  now,
  detail,
  label,
  doneWord,
}: Steps) {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => list.current?.style.setProperty('--part', `${Math.round(part * 100)}%`), [part])
  return (
    <nav className={css['steps']} aria-label={label}>
      <ol ref={list} className={css['list']}>
        {names.map((name, index) => (
          <li
            key={name}
            className={css['step']}
            data-state={toState(index, current)}
            aria-current={index === current ? 'step' : undefined}
          >
            {name}
            {index < current && doneWord && <span className="sr-only">, {doneWord}</span>}
          </li>
        ))}
      </ol>
      <p className={css['now']} aria-hidden="true">
        <strong>{now}</strong>
        {detail && <span>{detail}</span>}
      </p>
      {detail && <p className="sr-only">{detail}</p>}
    </nav>
  )
}
