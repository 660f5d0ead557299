import type { Folio, StayFolio } from '@foyer/contract/staff/folio.ts'
import type { ReactNode } from 'react'
import { useTexts } from '../../wordings/texts-context.tsx'
import styles from './folio-sum.module.css'
import { usePayerTexts } from './use-payer-texts.ts'

interface FolioSumProps {
  readonly folio: StayFolio
  readonly payer: Folio
  /** The action at the end. */
  readonly children: ReactNode
}

/** What the chosen payer has been charged and has paid. */
export function FolioSum({ folio, payer, children }: FolioSumProps) {
  const { say, amount, money } = useTexts()
  const { nameOf } = usePayerTexts(folio)
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
      {children}
    </div>
  )
}
