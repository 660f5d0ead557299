import type { Stay } from '@foyer/contract/staff/stay.ts'
import { StateLabel } from '../../parts/state-label.tsx'
import { withIndexKeys } from '../../parts/with-index-keys.ts'
import { place } from '../../places/place.ts'
import { useLink } from '../../places/places-context.tsx'
import { useTranslatedName } from '../../stays/names.ts'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import styles from './stay-bill.module.css'

/** Charges and payments as the hotel's system has them; only a credit is computed here. */
export function StayBill({ stay: { bill, reference } }: { stay: Stay }) {
  const { say, amount } = useTexts()
  const nameIn = useTranslatedName()
  const link = useLink()
  const isDue = bill.pending.minor > 0
  const isCredit = bill.paid.minor > bill.total.minor
  return (
    <section>
      <h3>
        {say('stay.money')} <span className={words['muted']}>{bill.total.currency}</span>
      </h3>
      {bill.lines.length === 0 && <p className={words['note']}>{say('stay.money.none')}</p>}
      <table className={styles['bill']}>
        <caption className={words['sr']}>{say('stay.money.caption', { reference })}</caption>
        <thead className={words['sr']}>
          <tr>
            <th scope="col">{say('stay.money.what')}</th>
            <th scope="col">{say('stay.money.amount')}</th>
          </tr>
        </thead>
        <tbody>
          {withIndexKeys(bill.lines).map(({ key, one: { kind, names, amount: money } }) => (
            <tr key={key} className={kind === 'payment' ? styles['payment'] : undefined}>
              <td>{nameIn(names, '–')}</td>
              <td className={words['number']}>{amount(money)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say('stay.money.total')}</th>
            <td className={words['number']}>{amount(bill.total)}</td>
          </tr>
          <tr>
            <th scope="row">{say('stay.money.paid')}</th>
            <td className={words['number']}>{amount(bill.paid)}</td>
          </tr>
          <tr className={styles['due']}>
            <th scope="row">
              {isDue && say('stay.money.due')}
              {isCredit && say('folio.sum.credit')}
              {!isDue && !isCredit && <StateLabel mark="done">{say('stay.money.settled')}</StateLabel>}
            </th>
            <td className={words['number']}>
              {amount(isCredit ? { ...bill.paid, minor: bill.paid.minor - bill.total.minor } : bill.pending)}
            </td>
          </tr>
        </tfoot>
      </table>
      <a className={words['link']} {...link(place('folio', { reference }))}>
        {say('stay.folio')}
      </a>
    </section>
  )
}
