import { type Language, languages } from '../basics/language.ts'
import { listWrittenLanguages } from '../basics/written-languages.ts'

type Names = Readonly<Record<string, string | undefined>>

/** The languages in which an invoice with these names is in one language; if there is none, those with the most names. */
export function listInvoiceLanguages(names: readonly Names[]): readonly Language[] {
  const written = names.map(listWrittenLanguages)
  const countMissing = (language: Language) => written.filter((one) => !one.includes(language)).length
  const fewest = Math.min(...languages.map(countMissing))
  return languages.filter((language) => countMissing(language) === fewest)
}

/** The first wanted language in which an invoice with these names is in one language, else English. */
export function chooseInvoiceLanguage(names: readonly Names[], wanted: readonly (string | undefined)[]): Language {
  const possible = listInvoiceLanguages(names)
  const order = [...wanted, 'en', ...languages]
  return order.flatMap((one) => possible.find((language) => language === one) ?? [])[0] ?? 'en'
}
