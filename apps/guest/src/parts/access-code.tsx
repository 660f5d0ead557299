import type { ReactNode } from 'react'
import css from './access-code.module.css'

export interface AccessCodeProps {
  name: string
  code: string
  /** Read out instead of the code while it is hidden. */
  words?: string
  /** Buttons such as copy and print. */
  actions?: ReactNode
}

const GROUP = 3

/** A door code: large, left to right in every language, and read out digit by digit. */
export function AccessCode({ name, code, words, actions }: AccessCodeProps) {
  const digits = [...code].map((digit, index) => ({ digit, place: index + 1 }))
  const endsGroup = (place: number) => place % GROUP === 0 && place < digits.length
  return (
    <section className={css['code']} aria-label={name}>
      <p className={css['name']} aria-hidden="true">
        {name}
      </p>
      <p className="sr-only" data-private>
        {words ?? [...code].join(' ')}
      </p>
      <p className={css['digits']} dir="ltr" aria-hidden="true" data-private>
        {digits.map(({ digit, place }) => (
          <span key={place} data-gap={endsGroup(place) ? '' : undefined}>
            {digit}
          </span>
        ))}
      </p>
      {actions && <div className={css['actions']}>{actions}</div>}
    </section>
  )
}
