import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import css from './counter.module.css'

export interface CounterProps {
  /** What is counted. */
  label: string
  less: string
  more: string
  value: number
  most: number
  onChange: (value: number) => void
}

/** How many, one more or one less at a time. */
export function Counter({ label, less, more, value, most, onChange }: CounterProps) {
  return (
    <fieldset className={css['counter']}>
      <legend className="sr-only">{label}</legend>
      <button type="button" aria-label={less} disabled={value <= 0} onClick={() => onChange(value - 1)}>
        <Minus />
      </button>
      <output aria-live="polite">{value}</output>
      <button type="button" aria-label={more} disabled={value >= most} onClick={() => onChange(value + 1)}>
        <Plus />
      </button>
    </fieldset>
  )
}
