import { type PayWay, payWays } from '@foyer/domain/payment/pay-way.ts'
import type { PaymentType } from '@foyer/domain/payment/payment-type.ts'

type Names = Readonly<Record<string, string>>

/** How a payment is called on the bill. */
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
}

export function lineNames(way: PayWay): Names {
  return names[payWays[way].type] ?? {}
}
