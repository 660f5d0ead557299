import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { useId } from 'react'
import css from './quantity.module.css'

export interface QuantityProps {
  label: string
  value: number
  onChange: (value: number) => void
  least?: number
  most?: number
  fewer: string
  more: string
  /** The number in the guest's language, where it is more than digits. */
  shown?: string
}

/** Disabled at its limits, never hidden. */
export function Quantity({ label, value, onChange, least = 0, most = 99, fewer, more, shown }: QuantityProps) {
  const id = useId()
  return (
    <fieldset className={css['quantity']} aria-labelledby={id}>
      <span id={id} className={css['label']}>
        {label}
      </span>
      <span className={css['stepper']}>
        <button type="button" aria-label={fewer} disabled={value <= least} onClick={() => onChange(value - 1)}>
          <Minus />
        </button>
        <output aria-live="polite">{shown ?? value}</output>
        <button type="button" aria-label={more} disabled={value >= most} onClick={() => onChange(value + 1)}>
          <Plus />
        </button>
      </span>
    </fieldset>
  )
}
