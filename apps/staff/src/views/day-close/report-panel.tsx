import type { DayReport } from '@foyer/contract/staff/day-report.ts'
import { MarkShape } from '../../parts/state-mark.tsx'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import styles from './day-close.module.css'
import { OccupancyPlot } from './occupancy-plot.tsx'
import { RevenuePlot } from './revenue-plot.tsx'
import { TillDifferences } from './till-differences.tsx'

/** The report so far, which is stored at the close. */
export function ReportPanel({ report, hidesCash }: { readonly report: DayReport; readonly hidesCash: boolean }) {
  const { say, money, amount, count, time, language } = useTexts()
  const { currency, rooms } = report
  const of = (minor: number) => ({ minor, currency })
  const forSale = rooms.all - rooms.outOfOrder
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 })
  const revenue = report.revenue.reduce((sum, { net }) => sum + net, 0)
  const lastRevenue = report.lastYear?.revenue.reduce((sum, { net }) => sum + net, 0)
  const lastYear = (minor: number | undefined) =>
    minor === undefined ? '' : say('dayClose.lastYear', { amount: money(of(minor)) })
  return (
    <>
      <div className={styles['reportHead']}>
        <h2>{say('dayClose.report')}</h2>
        <p>
          <MarkShape mark="now" small /> {say('dayClose.asOf', { time: time(report.at) })}
        </p>
      </div>
      <dl className={styles['figures']}>
        <div>
          <dt>{say('dayClose.occupancy')}</dt>
          <dd>{percent.format(forSale > 0 ? rooms.sold / forSale : 0)}</dd>
          <dd>{say('dayClose.roomsSold', { sold: rooms.sold, all: forSale })}</dd>
        </div>
        <div>
          <dt>{say('dayClose.averageRate')}</dt>
          <dd>{money(of(report.averageRate))}</dd>
          <dd>{lastYear(report.lastYear?.averageRate)}</dd>
        </div>
        <div>
          <dt>{say('dayClose.revPar')}</dt>
          <dd>{money(of(report.revPar))}</dd>
          <dd>{lastYear(report.lastYear?.revPar)}</dd>
        </div>
        <div>
          <dt>{say('dayClose.revenue')}</dt>
          <dd>{money(of(revenue))}</dd>
          <dd>{lastYear(lastRevenue)}</dd>
        </div>
      </dl>
      <OccupancyPlot report={report} />
      <RevenuePlot report={report} />
      <figure className={styles['card']}>
        <figcaption>
          <b>{say('dayClose.payments')}</b> <span>{say('dayClose.payments.sub')}</span>
        </figcaption>
        <table className={styles['figuresTable']}>
          <thead>
            <tr>
              <th scope="col">{say('money.way')}</th>
              <th scope="col">{say('shift.count')}</th>
              <th scope="col">{say('shift.taken')}</th>
              <th scope="col">{say('shift.returned')}</th>
              <th scope="col">{say('shift.total', { currency })}</th>
            </tr>
          </thead>
          <tbody>
            {report.payments.map((one) => (
              <tr key={`${one.way} ${one.provider}`}>
                <th scope="row">{[say(`payWay.${one.way}`), one.provider].filter(Boolean).join(' · ')}</th>
                <td>{count(one.count)}</td>
                <td>{amount(of(one.taken))}</td>
                <td>{amount(of(one.returned))}</td>
                <td>{amount(of(one.net))}</td>
              </tr>
            ))}
            {hidesCash && (
              <tr>
                <th scope="row">{say('payWay.cash')}</th>
                <td colSpan={4} className={words['muted']}>
                  {say('dayClose.afterCount')}
                </td>
              </tr>
            )}
          </tbody>
        </table>
      </figure>
      {report.tills && <TillDifferences tills={report.tills} currency={currency} />}
    </>
  )
}
