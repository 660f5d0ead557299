import { speedLevel } from '@foyer/domain/connection/connection-speed.ts'
import { Facts } from '@foyer/web/parts/facts.tsx'
import Gauge from 'lucide-react/icons/gauge'
import { localeOf } from '../site/locale.ts'
import { useSite } from '../site/site-context.tsx'
import css from './connection-speed.module.css'
import { useConnectionSpeed } from './use-connection-speed.ts'

/** How fast this device reaches the hotel's server: a number, a word and a colour. */
export function ConnectionSpeed() {
  const { label, language } = useSite()
  const text = label.on('admin.speed')
  const speed = useConnectionSpeed()
  const words = {
    measuring: () => text('measuring'),
    failed: () => text('failed'),
    measured: () => <Measured megabits={speed.megabits} text={text} locale={localeOf(language)} />,
  }
  return <Facts facts={[{ name: text('name'), icon: <Gauge />, value: words[speed.state]() }]} />
}

interface MeasuredProps {
  megabits: number
  text: (name: string, values?: Record<string, string | number>) => string
  locale: string
}

function Measured({ megabits, text, locale }: MeasuredProps) {
  const level = speedLevel(megabits)
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: megabits < 10 ? 1 : 0 }).format(megabits)
  return (
    <span className={css['speed']} data-level={level}>
      {text('value', { speed: number, level: text(level) })}
    </span>
  )
}
