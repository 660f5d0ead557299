import { formatMoney } from '@foyer/domain/basics/money.ts'
import { useSite } from '../../site/site-context.tsx'
import css from './extras.module.css'
import type { OfferedExtra } from './use-offered-extras.ts'

/** The price of one for the whole stay, and how it is calculated. */
export function ExtraPrice({ offer: { extra, price, nights, available } }: { readonly offer: OfferedExtra }) {
  const { label, language } = useSite()
  const text = label.on('check-in-extras')
  const isPerPerson = extra.perAdult || extra.perChild
  const of = isPerPerson ? (extra.perNight ? 'forAllNights' : 'forAll') : extra.perNight ? 'forNights' : 'forStay'
  return (
    <p className={css['price']}>
      <bdi>{price.minor === 0 ? text('free') : formatMoney(price, language)}</bdi>
      <small>{available?.priceDescription || text(of, { nights })}</small>
    </p>
  )
}
