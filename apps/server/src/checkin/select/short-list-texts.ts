import type { Language } from '@foyer/domain/basics/language.ts'
import type { optionValues, ShortList } from '@foyer/domain/fields/option-values.ts'

type Texts<List extends ShortList> = Readonly<Record<(typeof optionValues)[List][number], string>>

export interface ShortListTexts {
  readonly genders: Texts<'genders'>
  readonly documentTypes: Texts<'documentTypes'>
  readonly relationships: Texts<'relationships'>
}

/**
 * For API clients and printed papers. Our own page has its own copy of these texts, which a hotel
 * can change.
 */
export const shortListTexts: Readonly<Record<Language, ShortListTexts>> = {
  en: {
    genders: { F: 'Female', M: 'Male' },
    documentTypes: { P: 'Passport', I: 'Identity card', N: 'Residence permit (NIE)' },
    relationships: {
      PM: 'Mother or father',
      AB: 'Grandparent',
      BA: 'Great-grandparent',
      HR: 'Sister or brother',
      TI: 'Aunt or uncle',
      CD: 'Sister- or brother-in-law',
      SG: 'Mother- or father-in-law',
      CY: 'Wife or husband',
      TU: 'Guardian',
      OT: 'Someone else',
    },
  },
  es: {
    genders: { F: 'Mujer', M: 'Hombre' },
    documentTypes: { P: 'Pasaporte', I: 'Documento de identidad (DNI)', N: 'Tarjeta de residencia (NIE)' },
    relationships: {
      PM: 'Madre o padre',
      AB: 'Abuela o abuelo',
      BA: 'Bisabuela o bisabuelo',
      HR: 'Hermana o hermano',
      TI: 'Tía o tío',
      CD: 'Cuñada o cuñado',
      SG: 'Suegra o suegro',
      CY: 'Cónyuge',
      TU: 'Tutora o tutor',
      OT: 'Otra persona',
    },
  },
  de: {
    genders: { F: 'Weiblich', M: 'Männlich' },
    documentTypes: { P: 'Reisepass', I: 'Personalausweis', N: 'Aufenthaltskarte (NIE)' },
    relationships: {
      PM: 'Mutter oder Vater',
      AB: 'Großmutter oder Großvater',
      BA: 'Urgroßmutter oder Urgroßvater',
      HR: 'Schwester oder Bruder',
      TI: 'Tante oder Onkel',
      CD: 'Schwägerin oder Schwager',
      SG: 'Schwiegermutter oder Schwiegervater',
      CY: 'Ehefrau oder Ehemann',
      TU: 'Vormund',
      OT: 'einer anderen Person',
    },
  },
  fr: {
    genders: { F: 'Femme', M: 'Homme' },
    documentTypes: { P: 'Passeport', I: "Carte d'identité", N: 'Titre de séjour (NIE)' },
    relationships: {
      PM: 'Mère ou père',
      AB: 'Grand-parent',
      BA: 'Arrière-grand-parent',
      HR: 'Sœur ou frère',
      TI: 'Tante ou oncle',
      CD: 'Belle-sœur ou beau-frère',
      SG: 'Belle-mère ou beau-père (parent du conjoint)',
      CY: 'Épouse ou époux',
      TU: 'Tutrice ou tuteur',
      OT: "Quelqu'un d'autre",
    },
  },
  ca: {
    genders: { F: 'Dona', M: 'Home' },
    documentTypes: { P: 'Passaport', I: "Document d'identitat (DNI)", N: 'Targeta de residència (NIE)' },
    relationships: {
      PM: 'Mare o pare',
      AB: 'Àvia o avi',
      BA: 'Besàvia o besavi',
      HR: 'Germana o germà',
      TI: 'Tia o oncle',
      CD: 'Cunyada o cunyat',
      SG: 'Sogra o sogre',
      CY: 'Cònjuge',
      TU: 'Tutora o tutor',
      OT: 'Una altra persona',
    },
  },
  it: {
    genders: { F: 'Donna', M: 'Uomo' },
    documentTypes: { P: 'Passaporto', I: "Carta d'identità", N: 'Permesso di soggiorno (NIE)' },
    relationships: {
      PM: 'Madre o padre',
      AB: 'Nonna o nonno',
      BA: 'Bisnonna o bisnonno',
      HR: 'Sorella o fratello',
      TI: 'Zia o zio',
      CD: 'Cognata o cognato',
      SG: 'Suocera o suocero',
      CY: 'Coniuge',
      TU: 'Tutrice o tutore',
      OT: "Un'altra persona",
    },
  },
  pt: {
    genders: { F: 'Feminino', M: 'Masculino' },
    documentTypes: { P: 'Passaporte', I: 'Cartão de cidadão', N: 'Título de residência (NIE)' },
    relationships: {
      PM: 'Mãe ou pai',
      AB: 'Avó ou avô',
      BA: 'Bisavó ou bisavô',
      HR: 'Irmã ou irmão',
      TI: 'Tia ou tio',
      CD: 'Cunhada ou cunhado',
      SG: 'Sogra ou sogro',
      CY: 'Cônjuge',
      TU: 'Tutora ou tutor',
      OT: 'Outra pessoa',
    },
  },
}
