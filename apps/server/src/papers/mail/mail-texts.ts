import type { Language } from '@foyer/domain/basics/language.ts'
import { formatLabel, type LabelValues } from '@foyer/domain/config/format-label.ts'
import type { PartyTerm } from '@foyer/domain/mode/products.ts'
import type { MailTexts } from './layout.ts'
import { caMail } from './mail-texts/ca.ts'
import { deMail } from './mail-texts/de.ts'
import { enMail, type MailText } from './mail-texts/en.ts'
import { esMail } from './mail-texts/es.ts'
import { frMail } from './mail-texts/fr.ts'
import { itMail } from './mail-texts/it.ts'
import { ptMail } from './mail-texts/pt.ts'
import { rentalMail } from './mail-texts/rental.ts'
import { type TemplateName, templates } from './templates.ts'

/** Texts of mails to guests and staff. */
const wordings: Readonly<Record<Language, Readonly<Record<MailText, string>>>> = {
  en: enMail,
  es: esMail,
  de: deMail,
  fr: frMail,
  ca: caMail,
  it: itMail,
  pt: ptMail,
}

/** Texts that differ by the hotel's product. */
const textsByParty: Readonly<
  Record<PartyTerm, Readonly<Record<Language, Readonly<Partial<Record<MailText, string>>>>> | undefined>
> = { guest: undefined, driver: rentalMail }

/** Language and wording of a mail. */
export interface MailLocale {
  readonly language: Language
  /** Not needed for texts that are the same for all products. */
  readonly partyWord?: PartyTerm
}

export interface MailValues {
  /**
   * Absent if the mail may reach someone other than the person who typed the name; then the
   * greeting has no name.
   */
  readonly name?: string
  readonly hotel: string
  /** The inviting person. */
  readonly by?: string
  /** Day of arrival, formatted. */
  readonly day?: string
  /** Number of waiting alerts. */
  readonly count?: string
  /** The guest who has arrived, and their room. */
  readonly guest?: string
  readonly room?: string
  /** Where and when a code was shown. */
  readonly device?: string
  readonly time?: string
  /** Reception's phone number. */
  readonly phone?: string
  /** Of an invoice. */
  readonly number?: string
}

/** Returns one text of a mail with its values filled in. */
export function formatMailText(
  word: MailText,
  { language, partyWord = 'guest' }: MailLocale,
  values: LabelValues = {},
): string {
  return formatLabel(textsByParty[partyWord]?.[language][word] ?? wordings[language][word], values, language)
}

export function createMailTexts(template: TemplateName, speech: MailLocale, values: MailValues): MailTexts {
  const say = (word: MailText) => formatMailText(word, speech, { ...values })
  const { subject, lines, footer, ...more } = templates[template]
  return {
    subject: say(subject),
    greeting: say(values.name ? 'helloName' : 'hello'),
    lines: lines.map(say),
    ...('button' in more ? { button: say(more.button) } : {}),
    footer: say(footer),
  }
}
