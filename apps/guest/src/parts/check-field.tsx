import { type ReactNode, useId } from 'react'
import css from './check-field.module.css'

export interface CheckFieldProps {
  /** The text next to the box; links in it stay links. */
  label: ReactNode
  value: boolean
  onChange: (value: boolean) => void
  issue?: string | undefined
  hint?: ReactNode
  required?: boolean | undefined
  disabled?: boolean | undefined
  name?: string | undefined
}

/** The whole line is the touch target. */
export function CheckField({ label, value, onChange, issue, hint, required, disabled, name }: CheckFieldProps) {
  const id = useId()
  const note = issue ?? hint
  return (
    <div>
      <label className={css['check']} data-disabled={disabled || undefined}>
        <input
          type="checkbox"
          name={name}
          checked={value}
          disabled={disabled}
          required={required}
          aria-invalid={issue ? true : undefined}
          aria-describedby={note ? `${id}-note` : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className={css['words']}>{label}</span>
      </label>
      <p id={`${id}-note`} className={css['note']} data-issue={issue ? '' : undefined} aria-live="polite">
        {note}
      </p>
    </div>
  )
}
