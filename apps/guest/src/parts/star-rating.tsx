import Star from 'lucide-react/icons/star'
import { useId } from 'react'
import css from './star-rating.module.css'

const ratings = [1, 2, 3, 4, 5] as const
export type Rating = (typeof ratings)[number]

export interface StarRatingProps {
  label: string
  value: Rating | undefined
  onChange: (value: Rating) => void
  /** Each star as text: "3 of 5". */
  nameOf: (rating: Rating) => string
  disabled?: boolean
}

/** A rating from 1 to 5: radio buttons that look like stars. */
export function StarRating({ label, value, onChange, nameOf, disabled }: StarRatingProps) {
  const group = useId()
  return (
    <fieldset className={css['rating']} disabled={disabled}>
      <legend className={css['label']}>{label}</legend>
      <div className={css['stars']}>
        {ratings.map((rating) => (
          <label
            key={rating}
            className={css['star']}
            data-lit={value !== undefined && rating <= value ? '' : undefined}
          >
            <input
              type="radio"
              className="sr-only"
              name={group}
              aria-label={nameOf(rating)}
              checked={value === rating}
              onChange={() => onChange(rating)}
            />
            <Star />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
