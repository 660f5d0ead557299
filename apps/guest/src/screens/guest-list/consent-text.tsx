import type { RefObject } from 'react'
import { ScrollButtons } from '../../parts/scroll-buttons.tsx'
import { useSite } from '../../site/site-context.tsx'
import css from './consent-modal.module.css'

interface ConsentTextProps {
  readonly box: RefObject<HTMLElement | null>
  readonly text: string
}

const scrolledByKeys = { tabIndex: 0 }

/** The hotel's text as plain paragraphs, in a box that scrolls by touch, wheel and keyboard. */
export function ConsentText({ box, text }: ConsentTextProps) {
  const { label } = useSite()
  return (
    <div className={css['reading']}>
      <section ref={box} className={css['text']} aria-label={label('consent.text')} {...scrolledByKeys}>
        <div>
          {text
            .split(/\n+/)
            .filter(Boolean)
            .map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
        </div>
      </section>
      <ScrollButtons target={box} up={label('scroll.up')} down={label('scroll.down')} />
    </div>
  )
}
