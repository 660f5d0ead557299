import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { useId } from 'react'
import css from './stepper.module.css'

export interface StepperProps {
  name: string
  label: string
  /** The count as text: "2 nights". */
  words: string
  fewer: string
  more: string
  value: number
  min: number
  max: number
  onChange: (value: number) => void
  /** The label is shown elsewhere and only read out here. */
  bare?: boolean
}

/** A small number to count up and down, within its limits. */
export function Stepper({ name, label, words, fewer, more, value, min, max, onChange, bare }: StepperProps) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be displayed as one line in every browser
    <div className={css['stepper']} role="group" aria-labelledby={id} data-field={name} data-bare={bare || undefined}>
      <span id={id} className={bare ? 'sr-only' : css['label']}>
        {label}
      </span>
      <button
        type="button"
        className={css['step']}
        aria-label={fewer}
        aria-disabled={value <= min || undefined}
        onClick={() => value > min && onChange(value - 1)}
      >
        <Minus aria-hidden="true" />
      </button>
      <output className={css['value']} aria-live="polite">
        {words}
      </output>
      <button
        type="button"
        className={css['step']}
        aria-label={more}
        aria-disabled={value >= max || undefined}
        onClick={() => value < max && onChange(value + 1)}
      >
        <Plus aria-hidden="true" />
      </button>
    </div>
  )
}
