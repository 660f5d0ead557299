import { useEffect, useRef } from 'react'
import css from './progress.module.css'

export interface ProgressProps {
  /** What is happening, as text. */
  words: string
  /** 0 to 1; absent if unknown. */
  part?: number
}

export function Progress({ words, part }: ProgressProps) {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (part !== undefined) bar.current?.style.setProperty('--part', `${Math.round(part * 100)}%`)
  }, [part])
  return (
    <div className={css['progress']}>
      <div
        ref={bar}
        className={css['bar']}
        role="progressbar"
        aria-label={words}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={part === undefined ? undefined : Math.round(part * 100)}
        data-unknown={part === undefined ? '' : undefined}
      />
      <p role="status">{words}</p>
    </div>
  )
}

export interface Stage {
  name: string
  note?: string
  state: 'done' | 'now' | 'to-come'
}

/** Past and future stages, such as those of a payment. */
export function Stages({ label, stages }: { label: string; stages: readonly Stage[] }) {
  return (
    <ol className={css['stages']} aria-label={label}>
      {stages.map(({ name, note, state }) => (
        <li key={name} className={css['stage']} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <span>
            {name}
            {note && <small>{note}</small>}
          </span>
        </li>
      ))}
    </ol>
  )
}
