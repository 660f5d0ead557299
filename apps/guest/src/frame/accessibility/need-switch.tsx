import { type ReactNode, useId } from 'react'
import { NameAndNote } from '../../parts/name-and-note.tsx'
import css from './need-switch.module.css'

interface NeedSwitchProps {
  icon: ReactNode
  name: string
  note?: string
  on: boolean
  onChange: (on: boolean) => void
}

/** The whole line toggles; the knob shows its state by position as well as by colour. */
export function NeedSwitch({ icon, name, note, on, onChange }: NeedSwitchProps) {
  const id = useId()
  return (
    <label className={css['line']}>
      <span className={css['icon']}>{icon}</span>
      <NameAndNote id={id} name={name} note={note} />
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
