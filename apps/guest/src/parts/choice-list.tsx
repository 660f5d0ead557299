import { type ReactNode, useId } from 'react'
import css from './choice-list.module.css'
import { NameAndNote } from './name-and-note.tsx'
import radio from './radio.module.css'

export interface Choice {
  value: string
  name: string
  note?: ReactNode
  /** At the end of the card: an icon or a price. */
  end?: ReactNode
  disabled?: boolean
}

export interface ChoiceListProps {
  label: string
  /** Shown above the cards; otherwise the question says it, and the label is only read out. */
  labelShown?: boolean
  /** Side by side if there is room, for two choices to compare. */
  abreast?: boolean
  choices: readonly Choice[]
  value: string | undefined
  onChange: (value: string) => void
  issue?: string | undefined
}

/** Cards of which one can be chosen. */
export function ChoiceList(props: ChoiceListProps) {
  const { label, labelShown = false, abreast = false, choices, value, onChange, issue } = props
  const id = useId()
  return (
    <fieldset
      className={css['choices']}
      data-abreast={abreast || undefined}
      aria-describedby={issue ? `${id}-issue` : undefined}
    >
      <legend className={labelShown ? css['legend'] : 'sr-only'}>{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={css['choice']} data-disabled={choice.disabled || undefined}>
          <input
            type="radio"
            className={radio['radio']}
            name={id}
            value={choice.value}
            checked={choice.value === value}
            disabled={choice.disabled}
            aria-invalid={issue ? true : undefined}
            onChange={() => onChange(choice.value)}
          />
          <NameAndNote name={choice.name} note={choice.note} />
          {choice.end && <span className={css['end']}>{choice.end}</span>}
        </label>
      ))}
      <p id={`${id}-issue`} className={css['issue']} aria-live="polite">
        {issue}
      </p>
    </fieldset>
  )
}
