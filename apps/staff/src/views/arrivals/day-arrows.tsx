import { addDays } from '@foyer/domain/basics/add-days.ts'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { buttonClass, iconClass } from '../../parts/button.tsx'
import { type Place, place } from '../../places/place.ts'
import { useAddress, useLink } from '../../places/places-context.tsx'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import styles from './day-arrows.module.css'

/** Links to the previous day, the next day, any day, and today. */
export function DayArrows({ at, day, today }: { at: Place; day: string; today: string }) {
  const { say, day: dayWords } = useTexts()
  const address = useAddress()
  const link = useLink()
  const on = (wanted: string) => place(at.view, { ...at.params, day: wanted === today ? undefined : wanted })
  const steps = [
    { to: addDays(day, -1), label: say('day.before'), Icon: ChevronLeft },
    { to: addDays(day, 1), label: say('day.after'), Icon: ChevronRight },
  ]
  const [before, after] = steps.map(({ to, label, Icon }) => (
    <a key={label} className={iconClass()} title={label} {...link(on(to))}>
      <Icon size={16} aria-hidden />
      <span className={words['sr']}>{label}</span>
    </a>
  ))
  return (
    <span className={styles['days']}>
      {before}
      <label className={styles['day']}>
        {dayWords(day)}
        <input
          type="date"
          aria-label={say('day.choose')}
          value={day}
          onChange={({ target }) => target.value && address.go(on(target.value))}
          onClick={({ currentTarget }) => currentTarget.showPicker?.()}
        />
      </label>
      {after}
      {day !== today && (
        <a className={buttonClass('quiet')} {...link(on(today))}>
          {say('day.today')}
        </a>
      )}
    </span>
  )
}
