import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { useId } from 'react'
import css from './stepper.module.css'

export interface StepperProps {
  name: string
  label: string
  /** What the number counts, in words: "2 nights". */
  words: string
  fewer: string
  more: string
  value: number
  least: number
  most: number
  onChange: (value: number) => void
  /** What is counted stands above it: its label is only read out. */
  bare?: boolean
}

/** A small number that is counted up and down; neither button goes further than it may. */
export function Stepper({ name, label, words, fewer, more, value, least, most, onChange, bare }: StepperProps) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as one line in every browser
    <div className={css['stepper']} role="group" aria-labelledby={id} data-field={name} data-bare={bare || undefined}>
      <span id={id} className={bare ? 'sr-only' : css['label']}>
        {label}
      </span>
      <button
        type="button"
        className={css['step']}
        aria-label={fewer}
        aria-disabled={value <= least || undefined}
        onClick={() => value > least && onChange(value - 1)}
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
        aria-disabled={value >= most || undefined}
        onClick={() => value < most && onChange(value + 1)}
      >
        <Plus aria-hidden="true" />
      </button>
    </div>
  )
}
