import type { Shift } from '@foyer/contract/staff/money.ts'
import type { Language } from '@foyer/domain/basics/language.ts'
import type { PaymentState } from '@foyer/domain/payment/payment.ts'

type Texts = Readonly<Record<Language, string>>

/** Our ledger's states of a payment. */
export const ourStateTexts = {
  created: {
    en: 'not sent yet',
    es: 'sin enviar',
    de: 'noch nicht gesendet',
    fr: 'pas encore envoyé',
    ca: 'sense enviar',
    it: 'non ancora inviato',
    pt: 'por enviar',
  },
  sent: {
    en: 'in progress',
    es: 'en curso',
    de: 'unterwegs',
    fr: 'en cours',
    ca: 'en curs',
    it: 'in corso',
    pt: 'em curso',
  },
  unknown: {
    en: 'unconfirmed',
    es: 'desconocido',
    de: 'unbekannt',
    fr: 'inconnu',
    ca: 'desconegut',
    it: 'sconosciuto',
    pt: 'desconhecido',
  },
  captured: { en: 'paid', es: 'pagado', de: 'bezahlt', fr: 'payé', ca: 'pagat', it: 'pagato', pt: 'pago' },
  refused: {
    en: 'refused',
    es: 'rechazado',
    de: 'abgelehnt',
    fr: 'refusé',
    ca: 'rebutjat',
    it: 'rifiutato',
    pt: 'recusado',
  },
  voided: {
    en: 'voided',
    es: 'anulado',
    de: 'storniert',
    fr: 'annulé',
    ca: 'anul·lat',
    it: 'annullato',
    pt: 'anulado',
  },
  refunded: {
    en: 'refunded',
    es: 'devuelto',
    de: 'erstattet',
    fr: 'remboursé',
    ca: 'retornat',
    it: 'rimborsato',
    pt: 'reembolsado',
  },
} as const satisfies Record<PaymentState, Texts>

/** The provider's states of a payment. */
export const providerStateTexts = {
  captured: {
    en: 'charged at the provider',
    es: 'cobrado por el proveedor',
    de: 'beim Anbieter erhalten',
    fr: 'encaissé chez le prestataire',
    ca: 'cobrat pel proveïdor',
    it: 'incassato dal fornitore',
    pt: 'recebido no fornecedor',
  },
  refused: {
    en: 'refused at the provider',
    es: 'rechazado por el proveedor',
    de: 'beim Anbieter abgelehnt',
    fr: 'refusé chez le prestataire',
    ca: 'rebutjat pel proveïdor',
    it: 'rifiutato dal fornitore',
    pt: 'recusado no fornecedor',
  },
  pending: {
    en: 'open at the provider',
    es: 'abierto en el proveedor',
    de: 'beim Anbieter offen',
    fr: 'ouvert chez le prestataire',
    ca: 'obert al proveïdor',
    it: 'aperto dal fornitore',
    pt: 'aberto no fornecedor',
  },
  unheard: {
    en: 'unknown to the provider',
    es: 'desconocido para el proveedor',
    de: 'dem Anbieter unbekannt',
    fr: 'inconnu du prestataire',
    ca: 'desconegut per al proveïdor',
    it: 'sconosciuto al fornitore',
    pt: 'desconhecido do fornecedor',
  },
  silent: {
    en: 'the provider didn’t answer',
    es: 'el proveedor no contestó',
    de: 'Anbieter hat nicht geantwortet',
    fr: 'le prestataire n’a pas répondu',
    ca: 'el proveïdor no ha contestat',
    it: 'il fornitore non ha risposto',
    pt: 'o fornecedor não respondeu',
  },
} as const satisfies Record<Shift['differences'][number]['theirs'], Texts>
