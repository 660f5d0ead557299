import { type ReactNode, useId } from 'react'
import css from './need-switch.module.css'

interface NeedSwitchProps {
  icon: ReactNode
  name: string
  note?: string
  on: boolean
  onChange: (on: boolean) => void
}

/** The whole line switches; the knob shows by its place as well as by its colour. */
export function NeedSwitch({ icon, name, note, on, onChange }: NeedSwitchProps) {
  const id = useId()
  return (
    <label className={css['line']}>
      <span className={css['icon']}>{icon}</span>
      <span className={css['words']}>
        <span id={`${id}-name`} className={css['name']}>
          {name}
        </span>
        {note && (
          <span id={`${id}-note`} className={css['note']}>
            {note}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        className={css['switch']}
        checked={on}
        aria-checked={on}
        aria-labelledby={`${id}-name`}
        aria-describedby={note ? `${id}-note` : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  )
}
