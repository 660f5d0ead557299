import type { DayReport } from '@foyer/contract/staff/day-report.ts'
import { serviceGroups } from '@foyer/domain/folio/revenue-group.ts'
import { useTexts } from '../../wordings/texts-context.tsx'
import styles from './day-close.module.css'

const LEFT = 80
const FULL = 320
const ROW = 31

/** Revenue by group as bars and as a table, without VAT; a line marks the year before if its day was closed. */
export function RevenuePlot({ report }: { readonly report: DayReport }) {
  const { say, amount, money } = useTexts()
  const { currency, lastYear } = report
  const of = (minor: number) => ({ minor, currency })
  const net = (some: DayReport['revenue'] | undefined, group: string) =>
    some?.find((one) => one.group === group)?.net ?? 0
  const rows = serviceGroups.map((group) => ({
    group,
    now: net(report.revenue, group),
    before: net(lastYear?.revenue, group),
  }))
  const most = Math.max(1, ...rows.flatMap(({ now, before }) => [now, before]))
  const width = (minor: number) => (Math.max(0, minor) / most) * FULL
  const total = (some: DayReport['revenue']) => some.reduce((sum, one) => sum + one.net, 0)
  return (
    <figure className={styles['card']}>
      <figcaption>
        <b>{say('dayClose.byGroup')}</b>{' '}
        <span>{say(lastYear ? 'dayClose.byGroup.sub' : 'dayClose.byGroup.today')}</span>
      </figcaption>
      <div className={styles['plotAndTable']}>
        <svg className={styles['plot']} viewBox="0 0 475 128" aria-hidden="true">
          {rows.map(({ group, now, before }, at) => (
            <g key={group}>
              <text x="0" y={17 + at * ROW}>
                {say(`dayClose.group.${group}`)}
              </text>
              <rect className={styles['bar']} x={LEFT} y={5 + at * ROW} width={width(now)} height="16" rx="2" />
              {lastYear && <path className={styles['tick']} d={`M${LEFT + width(before)} ${1 + at * ROW}v24`} />}
              <text className={styles['strong']} x={LEFT + Math.max(width(now), width(before)) + 8} y={17 + at * ROW}>
                {money(of(now))}
              </text>
            </g>
          ))}
        </svg>
        <table className={styles['figuresTable']}>
          <thead>
            <tr>
              <th scope="col">{say('dayClose.noVat', { currency })}</th>
              <th scope="col">{say('dayClose.today')}</th>
              {lastYear && <th scope="col">{say('dayClose.yearBefore')}</th>}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ group, now, before }) => (
              <tr key={group}>
                <th scope="row">{say(`dayClose.group.${group}`)}</th>
                <td>{amount(of(now))}</td>
                {lastYear && <td>{amount(of(before))}</td>}
              </tr>
            ))}
            {report.vat.map(({ rate, vat }) => (
              <tr key={rate}>
                <th scope="row">{say('dayClose.vat', { rate: rate / 100 })}</th>
                <td>{amount(of(vat))}</td>
                {lastYear && <td />}
              </tr>
            ))}
            {report.cityTax !== 0 && (
              <tr>
                <th scope="row">{say('dayClose.cityTax')}</th>
                <td>{amount(of(report.cityTax))}</td>
                {lastYear && <td />}
              </tr>
            )}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{say('dayClose.revenue')}</th>
              <td>{amount(of(total(report.revenue)))}</td>
              {lastYear && <td>{amount(of(total(lastYear.revenue)))}</td>}
            </tr>
          </tfoot>
        </table>
      </div>
    </figure>
  )
}
