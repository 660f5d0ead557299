import type { Language } from '@foyer/domain/basics/language.ts'
import { caRentalMail } from './rental/ca.ts'
import { deRentalMail } from './rental/de.ts'
import { enRentalMail, type RentalMailText } from './rental/en.ts'
import { esRentalMail } from './rental/es.ts'
import { frRentalMail } from './rental/fr.ts'
import { itRentalMail } from './rental/it.ts'
import { ptRentalMail } from './rental/pt.ts'

export const rentalMail: Readonly<Record<Language, Readonly<Record<RentalMailText, string>>>> = {
  en: enRentalMail,
  es: esRentalMail,
  de: deRentalMail,
  fr: frRentalMail,
  ca: caRentalMail,
  it: itRentalMail,
  pt: ptRentalMail,
}
