import type { Folio, StayFolio } from '@foyer/contract/staff/folio.ts'
import CreditCard from 'lucide-react/icons/credit-card'
import { buttonClass } from '../../parts/button.tsx'
import { place } from '../../places/place.ts'
import type { ViewName } from '../../places/places.ts'
import { useLink } from '../../places/places-context.tsx'
import { useSession } from '../../session/session-context.tsx'
import { useTexts } from '../../wordings/texts-context.tsx'
import styles from './folio-sum.module.css'
import { usePayerTexts } from './use-payer-texts.ts'

/** The list whose panel takes payments of such a stay. */
const listOf: Readonly<Partial<Record<StayFolio['state'], ViewName>>> = {
  expected: 'arrivals',
  inHouse: 'inHouse',
  departed: 'departures',
}

interface FolioSumProps {
  readonly folio: StayFolio
  readonly payer: Folio
}

/** What the chosen payer has been charged and has paid. */
export function FolioSum({ folio, payer }: FolioSumProps) {
  const { say, amount, money } = useTexts()
  const { nameOf } = usePayerTexts(folio)
  const { mayDo } = useSession()
  const link = useLink()
  const list = listOf[folio.state]
  const { charges, vat, paid, balance } = payer
  return (
    <div className={styles['sum']}>
      <dl>
        <div>
          <dt>{say('folio.sum.charges')}</dt>
          <dd>{amount(charges)}</dd>
        </div>
        <div>
          <dt>{say('folio.sum.vat')}</dt>
          <dd>{amount(vat)}</dd>
        </div>
        <div>
          <dt>{say('folio.sum.paid')}</dt>
          <dd>{amount(paid)}</dd>
        </div>
      </dl>
      <p className={styles['balance']}>
        <span>
          {say(balance.minor < 0 ? 'folio.sum.credit' : 'folio.sum.balance')}
          <small>{nameOf(payer)}</small>
        </span>
        <b>{money({ ...balance, minor: Math.abs(balance.minor) })}</b>
      </p>
      {mayDo('takePayments') && folio.pending.minor > 0 && list && (
        <a className={buttonClass('plain', true)} {...link(place(list, { reference: folio.reference, do: 'take' }))}>
          <CreditCard size={16} aria-hidden /> {say('folio.pay')}
        </a>
      )}
    </div>
  )
}
