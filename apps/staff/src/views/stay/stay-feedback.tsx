import type { Stay } from '@foyer/contract/staff/stay.ts'
import { Stars } from '../../parts/stars.tsx'
import { useNow } from '../../session/use-now.ts'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'

/** The guest's ratings of the arrival and the stay. */
export function StayFeedback({ stay: { rating, survey } }: { stay: Stay }) {
  const { say, moment } = useTexts()
  const now = useNow()
  if (!rating && !survey) return null
  const said = [
    ...(survey ? [{ about: 'stay' as const, ...survey }] : []),
    ...(rating ? [{ about: 'arrival' as const, ...rating, comment: undefined }] : []),
  ]
  return (
    <section>
      <h3>{say('guestWords.title')}</h3>
      {said.map(({ about, stars, at, comment }) => (
        <div key={about}>
          <p>
            <Stars stars={stars} />{' '}
            <span className={words['muted']}>
              {say(`guestWords.about.${about}`)} · {moment(at, now)}
            </span>
          </p>
          {comment && <p dir="auto">{comment}</p>}
        </div>
      ))}
    </section>
  )
}
