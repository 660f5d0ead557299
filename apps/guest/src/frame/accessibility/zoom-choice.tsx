import { useId } from 'react'
import { type Needs, zooms } from '../../site/needs.ts'
import css from './zoom-choice.module.css'

interface ZoomChoiceProps {
  label: string
  value: Needs['zoom']
  nameOf: (zoom: Needs['zoom']) => string
  onChange: (zoom: Needs['zoom']) => void
}

/** Four letters, each at the size it selects. */
export function ZoomChoice({ label, value, nameOf, onChange }: ZoomChoiceProps) {
  const group = useId()
  return (
    <fieldset>
      <legend className={css['legend']}>{label}</legend>
      <div className={css['sizes']}>
        {zooms.map((zoom) => (
          <label key={zoom} className={css['size']} data-zoom-step={zoom}>
            <input
              type="radio"
              className="sr-only"
              name={group}
              value={zoom}
              checked={zoom === value}
              onChange={() => onChange(zoom)}
            />
            <span aria-hidden="true">A</span>
            <span className="sr-only">{nameOf(zoom)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
