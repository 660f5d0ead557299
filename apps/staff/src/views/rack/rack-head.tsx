import type { Rack } from '@foyer/contract/staff/rack.ts'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import { asColumnHeader, asLayout, asRow } from './grid-roles.ts'
import styles from './rack-head.module.css'

/** Few enough to be noticed. */
const FEW_ROOMS = 2

/** The days, each with the number of rooms that are left to sell. */
export function RackHead({ rack: { days, today } }: { rack: Rack }) {
  const { say, day: dayWords, language } = useTexts()
  const weekday = new Intl.DateTimeFormat(language, { timeZone: 'UTC', weekday: 'short' })
  const month = new Intl.DateTimeFormat(language, { timeZone: 'UTC', month: 'short' })
  return (
    <div {...asRow(1)} className={styles['head']}>
      <div {...asColumnHeader} className={styles['corner']}>
        <span>{say('rack.room')}</span>
        <span aria-hidden>{say('rack.left')}</span>
      </div>
      <div {...asLayout} className={styles['days']}>
        {days.map(({ day, sold, rooms }) => {
          const date = new Date(`${day}T00:00:00Z`)
          const left = rooms - sold
          const text = say('rack.day', { sold, rooms })
          return (
            <div
              key={day}
              {...asColumnHeader}
              title={text}
              aria-current={day === today ? 'date' : undefined}
              className={day === today ? styles['today'] : undefined}
            >
              <span className={words['sr']}>
                {dayWords(day)}, {text}
              </span>
              <span aria-hidden>{(date.getUTCDate() === 1 ? month : weekday).format(date).replace('.', '')}</span>
              <b aria-hidden>{date.getUTCDate()}</b>
              <small aria-hidden className={left <= FEW_ROOMS ? styles['few'] : undefined}>
                {left}
              </small>
            </div>
          )
        })}
      </div>
    </div>
  )
}
