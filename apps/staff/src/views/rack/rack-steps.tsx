import type { Rack } from '@foyer/contract/staff/rack.ts'
import { addDays } from '@foyer/domain/basics/add-days.ts'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Button, IconButton } from '../../parts/button.tsx'
import { Kbd } from '../../parts/kbd.tsx'
import { useTexts } from '../../wordings/texts-context.tsx'
import arrows from '../arrivals/day-arrows.module.css'

const WEEK_DAYS = 7

/** Moves the days that are shown, by a week or to any day. */
export function RackSteps({ rack, onGo }: { rack: Rack; onGo: (day: string | undefined) => void }) {
  const { say, day } = useTexts()
  const { from, days } = rack
  const until = days.at(-1)?.day ?? from
  return (
    <span className={arrows['days']}>
      <IconButton label={say('rack.before')} onClick={() => onGo(addDays(from, -WEEK_DAYS))}>
        <ChevronLeft size={16} aria-hidden />
      </IconButton>
      <label className={arrows['day']}>
        {day(from)} – {day(until)}
        <input
          type="date"
          aria-label={say('rack.first')}
          value={from}
          onChange={({ target }) => target.value && onGo(target.value)}
          onClick={({ currentTarget }) => currentTarget.showPicker?.()}
        />
      </label>
      <IconButton label={say('rack.after')} onClick={() => onGo(addDays(from, WEEK_DAYS))}>
        <ChevronRight size={16} aria-hidden />
      </IconButton>
      <Button look="quiet" onClick={() => onGo(undefined)}>
        {say('day.today')} <Kbd>T</Kbd>
      </Button>
    </span>
  )
}
