import { payWallets } from '@foyer/domain/payment/pay-wallet.ts'
import { paymentMethods } from '@foyer/domain/payment/payment-method.ts'
import type { PaymentType } from '@foyer/domain/payment/payment-type.ts'
import type { Payment } from './payment.store.ts'

type Names = Readonly<Record<string, string>>

/** Names of payments on the bill. */
const names: Partial<Record<PaymentType, Names>> = {
  card: {
    en: 'Paid by card',
    es: 'Pagado con tarjeta',
    de: 'Mit Karte bezahlt',
    fr: 'Payé par carte',
    ca: 'Pagat amb targeta',
    it: 'Pagato con carta',
    pt: 'Pago com cartão',
  },
  cash: {
    en: 'Paid in cash',
    es: 'Pagado en efectivo',
    de: 'Bar bezahlt',
    fr: 'Payé en espèces',
    ca: 'Pagat en efectiu',
    it: 'Pagato in contanti',
    pt: 'Pago em numerário',
  },
  transfer: {
    en: 'Paid by bank transfer',
    es: 'Pagado por transferencia',
    de: 'Überwiesen',
    fr: 'Payé par virement',
    ca: 'Pagat per transferència',
    it: 'Pagato con bonifico',
    pt: 'Pago por transferência',
  },
  other: {
    en: 'Written off',
    es: 'Dado por incobrable',
    de: 'Ausgebucht',
    fr: 'Passé en perte',
    ca: 'Donat per incobrable',
    it: 'Stralciato',
    pt: 'Dado como incobrável',
  },
}

/** A card payment before the stay. */
export const depositNames: Names = {
  en: 'Deposit, paid by card',
  es: 'Depósito, pagado con tarjeta',
  de: 'Anzahlung, mit Karte bezahlt',
  fr: 'Acompte, payé par carte',
  ca: 'Dipòsit, pagat amb targeta',
  it: 'Acconto, pagato con carta',
  pt: 'Depósito, pago com cartão',
}

/** A card in the wallet of a phone. */
const walletNames: Names = {
  en: 'Paid with',
  es: 'Pagado con',
  de: 'Bezahlt mit',
  fr: 'Payé avec',
  ca: 'Pagat amb',
  it: 'Pagato con',
  pt: 'Pago com',
}

export function getLineNames({ way, payWallet, card }: Pick<Payment, 'way' | 'payWallet' | 'card'>): Names {
  if (!payWallet) return names[paymentMethods[way].type] ?? {}
  const wallet = [payWallets[payWallet], card].filter(Boolean).join(', ')
  return Object.fromEntries(Object.entries(walletNames).map(([language, name]) => [language, `${name} ${wallet}`]))
}
