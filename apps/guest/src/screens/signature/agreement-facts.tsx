import type { readAgreement } from '@foyer/contract/agreement.ts'
import { formatMoney } from '@foyer/domain/basics/money.ts'
import type * as z from 'zod/mini'
import { formatDay } from '../../site/format-day.ts'
import { useSite } from '../../site/site-context.tsx'
import css from './agreement-facts.module.css'

/** The car, days and price, shown above a driver's signature. */
export function AgreementFacts({ shown }: { shown: z.output<typeof readAgreement.reply> }) {
  const { label, language } = useSite()
  const text = label.on('signature')
  const { car, startDate, endDate, returnBy, total, deposit } = shown
  const back = formatDay(endDate, language)
  const facts = [
    ['car', car],
    ['pickUp', formatDay(startDate, language)],
    ['back', returnBy ? text('agreement.backBy', { day: back, time: returnBy }) : back],
    ['price', formatMoney(total, language)],
    ...(deposit ? [['deposit', formatMoney(deposit, language)] as const] : []),
  ] as const
  return (
    <section className={css['agreement']} aria-label={text('agreement')}>
      <p>{text('agreement')}</p>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{text(`agreement.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
