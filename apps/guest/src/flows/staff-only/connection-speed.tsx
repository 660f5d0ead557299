import { getLocale } from '@foyer/domain/basics/locale.ts'
import { getSpeedLevel } from '@foyer/domain/device/connection-speed.ts'
import Gauge from 'lucide-react/icons/gauge'
import { Facts } from '../../parts/facts.tsx'
import { useSite } from '../../site/site-context.tsx'
import css from './connection-speed.module.css'
import { useConnectionSpeed } from './use-connection-speed.ts'

/** The speed of this device's connection to the hotel's server. */
export function ConnectionSpeed() {
  const { label } = useSite()
  const text = label.on('admin')
  const speed = useConnectionSpeed()
  const value = {
    measuring: text('speed.measuring'),
    failed: text('speed.failed'),
    measured: <Measured megabits={speed.megabits} />,
  }
  return <Facts facts={[{ name: text('speed.name'), icon: <Gauge />, value: value[speed.state] }]} />
}

/** Shows the speed as a number, a word, a colour and a shape. */
function Measured({ megabits }: { megabits: number }) {
  const { label, language } = useSite()
  const text = label.on('admin')
  const level = getSpeedLevel(megabits)
  const format = new Intl.NumberFormat(getLocale(language), { maximumFractionDigits: megabits < 10 ? 1 : 0 })
  return (
    <span className={css['speed']} data-level={level}>
      {text(`speed.${level}`, { speed: format.format(megabits) })}
    </span>
  )
}
