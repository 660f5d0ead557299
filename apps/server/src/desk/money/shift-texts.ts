import type { Language } from '@foyer/domain/basics/language.ts'
import type { PartyTerm } from '@foyer/domain/mode/products.ts'

type Texts = Readonly<Record<Language, string>>

/** Texts of a shift's PDF, in the reader's language. */
export const shiftTexts = {
  title: { en: 'Shift', es: 'Turno', de: 'Schicht', fr: 'Service', ca: 'Torn', it: 'Turno', pt: 'Turno' },
  from: { en: 'From', es: 'Desde', de: 'Von', fr: 'Du', ca: 'Des de', it: 'Dal', pt: 'De' },
  to: { en: 'Closed', es: 'Cerrado', de: 'Abgeschlossen', fr: 'Clôturé', ca: 'Tancat', it: 'Chiuso', pt: 'Fechado' },
  by: { en: 'By', es: 'Por', de: 'Durch', fr: 'Par', ca: 'Per', it: 'Da', pt: 'Por' },
  takings: {
    en: 'Takings',
    es: 'Cobros',
    de: 'Einnahmen',
    fr: 'Encaissements',
    ca: 'Cobraments',
    it: 'Incassi',
    pt: 'Recebimentos',
  },
  way: {
    en: 'Payment method',
    es: 'Forma de pago',
    de: 'Zahlungsart',
    fr: 'Mode de paiement',
    ca: 'Forma de pagament',
    it: 'Modo di pagamento',
    pt: 'Forma de pagamento',
  },
  provider: {
    en: 'Provider',
    es: 'Proveedor',
    de: 'Anbieter',
    fr: 'Prestataire',
    ca: 'Proveïdor',
    it: 'Fornitore',
    pt: 'Fornecedor',
  },
  person: { en: 'Person', es: 'Persona', de: 'Person', fr: 'Personne', ca: 'Persona', it: 'Persona', pt: 'Pessoa' },
  guest: {
    en: 'by guests',
    es: 'por huéspedes',
    de: 'durch Gäste',
    fr: 'par les clients',
    ca: 'per hostes',
    it: 'dagli ospiti',
    pt: 'por hóspedes',
  },
  count: { en: 'Number', es: 'Número', de: 'Anzahl', fr: 'Nombre', ca: 'Nombre', it: 'Numero', pt: 'Número' },
  taken: { en: 'Taken', es: 'Cobrado', de: 'Erhalten', fr: 'Encaissé', ca: 'Cobrat', it: 'Incassato', pt: 'Recebido' },
  returned: {
    en: 'Refunded',
    es: 'Devuelto',
    de: 'Zurückgegeben',
    fr: 'Rendu',
    ca: 'Retornat',
    it: 'Restituito',
    pt: 'Devolvido',
  },
  net: { en: 'Total', es: 'Total', de: 'Summe', fr: 'Total', ca: 'Total', it: 'Totale', pt: 'Total' },
  drawer: {
    en: 'Expected cash',
    es: 'Efectivo según el libro',
    de: 'Bargeld laut Buch',
    fr: 'Espèces selon le registre',
    ca: 'Efectiu segons el llibre',
    it: 'Contanti secondo il registro',
    pt: 'Numerário segundo o registo',
  },
  counted: {
    en: 'Cash counted',
    es: 'Efectivo contado',
    de: 'Bargeld gezählt',
    fr: 'Espèces comptées',
    ca: 'Efectiu comptat',
    it: 'Contanti contati',
    pt: 'Numerário contado',
  },
  difference: {
    en: 'Difference',
    es: 'Diferencia',
    de: 'Abweichung',
    fr: 'Écart',
    ca: 'Diferència',
    it: 'Differenza',
    pt: 'Diferença',
  },
  shared: {
    en: 'Shared drawer',
    es: 'Caja común',
    de: 'Gemeinsame Kasse',
    fr: 'Caisse commune',
    ca: 'Caixa comuna',
    it: 'Cassa comune',
    pt: 'Caixa comum',
  },
  float: {
    en: 'Float',
    es: 'Fondo de caja',
    de: 'Wechselgeld',
    fr: 'Fond de caisse',
    ca: 'Fons de caixa',
    it: 'Fondo cassa',
    pt: 'Fundo de caixa',
  },
  toSafe: {
    en: 'To the safe',
    es: 'A la caja fuerte',
    de: 'In den Tresor',
    fr: 'Au coffre',
    ca: 'A la caixa forta',
    it: 'In cassaforte',
    pt: 'Para o cofre',
  },
  differences: {
    en: 'Differences from the providers’ records',
    es: 'Los proveedores dicen otra cosa',
    de: 'Anbieter sagen etwas anderes',
    fr: 'Les prestataires disent autre chose',
    ca: 'Els proveïdors diuen una altra cosa',
    it: 'I fornitori dicono altro',
    pt: 'Os fornecedores dizem outra coisa',
  },
  none: {
    en: 'The providers’ records agree.',
    es: 'Los proveedores dicen lo mismo.',
    de: 'Die Anbieter sagen dasselbe.',
    fr: 'Les prestataires disent la même chose.',
    ca: 'Els proveïdors diuen el mateix.',
    it: 'I fornitori dicono lo stesso.',
    pt: 'Os fornecedores dizem o mesmo.',
  },
  made: {
    en: 'Created on',
    es: 'Hecho el',
    de: 'Erstellt am',
    fr: 'Établi le',
    ca: 'Fet el',
    it: 'Fatto il',
    pt: 'Feito em',
  },
  gateway: {
    en: 'Card online',
    es: 'Tarjeta en línea',
    de: 'Karte im Netz',
    fr: 'Carte en ligne',
    ca: 'Targeta en línia',
    it: 'Carta online',
    pt: 'Cartão online',
  },
  token: {
    en: 'Saved card',
    es: 'Tarjeta guardada',
    de: 'Gespeicherte Karte',
    fr: 'Carte enregistrée',
    ca: 'Targeta desada',
    it: 'Carta salvata',
    pt: 'Cartão guardado',
  },
  terminal: {
    en: 'Kiosk terminal',
    es: 'Terminal del quiosco',
    de: 'Terminal am Kiosk',
    fr: 'Terminal de la borne',
    ca: 'Terminal del quiosc',
    it: 'Terminale del chiosco',
    pt: 'Terminal do quiosque',
  },
  bus: {
    en: 'External terminal',
    es: 'Terminal llamado',
    de: 'Gerufenes Terminal',
    fr: 'Terminal appelé',
    ca: 'Terminal cridat',
    it: 'Terminale chiamato',
    pt: 'Terminal chamado',
  },
  cash: { en: 'Cash', es: 'Efectivo', de: 'Bar', fr: 'Espèces', ca: 'Efectiu', it: 'Contanti', pt: 'Numerário' },
  deskCard: {
    en: 'Card at reception',
    es: 'Tarjeta en recepción',
    de: 'Karte an der Rezeption',
    fr: 'Carte à la réception',
    ca: 'Targeta a recepció',
    it: 'Carta alla reception',
    pt: 'Cartão na receção',
  },
  transfer: {
    en: 'Bank transfer',
    es: 'Transferencia',
    de: 'Überweisung',
    fr: 'Virement',
    ca: 'Transferència',
    it: 'Bonifico',
    pt: 'Transferência',
  },
} as const satisfies Record<string, Texts>

export type ShiftText = keyof typeof shiftTexts

/** Texts that differ by the hotel's product. */
const textsByParty: Readonly<Record<PartyTerm, Readonly<Partial<Record<ShiftText, Texts>>>>> = {
  guest: {},
  driver: {
    guest: {
      en: 'by drivers',
      es: 'por conductores',
      de: 'durch Fahrer',
      fr: 'par les conducteurs',
      ca: 'per conductors',
      it: 'dai conducenti',
      pt: 'por condutores',
    },
    deskCard: {
      en: 'Card at the desk',
      es: 'Tarjeta en el mostrador',
      de: 'Karte am Schalter',
      fr: 'Carte au comptoir',
      ca: 'Targeta al taulell',
      it: 'Carta al banco',
      pt: 'Cartão ao balcão',
    },
  },
}

export interface ShiftLocale {
  readonly language: Language
  readonly partyWord: PartyTerm
}

export function getShiftText(word: ShiftText, { language, partyWord }: ShiftLocale): string {
  return (textsByParty[partyWord][word] ?? shiftTexts[word])[language]
}
