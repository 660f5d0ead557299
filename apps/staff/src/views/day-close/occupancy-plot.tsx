import type { DayReport } from '@foyer/contract/staff/day-report.ts'
import { useTexts } from '../../wordings/texts-context.tsx'
import styles from './day-close.module.css'

const WIDTH = 475
const LEFT = 34
const BASE = 118
const AHEAD = 5

/** Nights back and ahead as bars, and the next ones as a table. */
export function OccupancyPlot({ report }: { readonly report: DayReport }) {
  const { say, day: formatDay, count } = useTexts()
  const { nights, rooms } = report
  const all = Math.max(1, rooms.all - rooms.outOfOrder)
  const step = (WIDTH - LEFT) / Math.max(1, nights.length)
  const share = (sold: number) => Math.min(100, Math.round((100 * sold) / all))
  const ahead = nights.filter(({ day }) => day > report.day)
  const [first] = nights
  const last = nights.at(-1)
  const tonight = nights.findIndex(({ day }) => day === report.day)
  return (
    <figure className={styles['card']}>
      <figcaption>
        <b>{say('dayClose.occupancy')}</b> <span>{say('dayClose.occupancy.sub', { n: all })}</span>
      </figcaption>
      <div className={styles['plotAndTable']}>
        <svg className={styles['plot']} viewBox={`0 0 ${WIDTH} 142`} aria-hidden="true">
          {[0, 50, 100].map((line) => (
            <g key={line}>
              <path className={styles['axis']} d={`M${LEFT} ${BASE - line}H${WIDTH}`} />
              <text x={LEFT - 6} y={BASE - line + 4} textAnchor="end">
                {line}
              </text>
            </g>
          ))}
          {nights.map(({ day, sold }, at) => (
            <rect
              key={day}
              className={styles[toBar(day, report.day)]}
              x={LEFT + 2 + at * step}
              y={BASE - share(sold)}
              width={Math.max(1, step - 4)}
              height={share(sold)}
              rx="2"
            />
          ))}
          <text x={LEFT} y={136}>
            {first && formatDay(first.day)}
          </text>
          <text x={WIDTH} y={136} textAnchor="end">
            {last && formatDay(last.day)}
          </text>
          <text
            className={styles['strong']}
            x={LEFT + (tonight + 0.5) * step}
            y={BASE - share(rooms.sold) - 5}
            textAnchor="middle"
          >
            {share(rooms.sold)}
          </text>
        </svg>
        <table className={styles['figuresTable']}>
          <thead>
            <tr>
              <th scope="col">{say('dayClose.aheadNights')}</th>
              <th scope="col">{say('dayClose.sold')}</th>
              <th scope="col">{say('dayClose.in')}</th>
              <th scope="col">{say('dayClose.out')}</th>
            </tr>
          </thead>
          <tbody>
            {ahead.slice(0, AHEAD).map(({ day, sold, arrivals, departures }) => (
              <tr key={day}>
                <th scope="row">{formatDay(day)}</th>
                <td>{share(sold)} %</td>
                <td>{count(arrivals)}</td>
                <td>{count(departures)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}

function toBar(day: string, today: string): 'bar' | 'barNow' | 'barAhead' {
  if (day === today) return 'barNow'
  return day > today ? 'barAhead' : 'bar'
}
