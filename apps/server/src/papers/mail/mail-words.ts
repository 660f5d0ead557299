import type { Language } from '@foyer/domain/basics/language.ts'
import { formatLabel, type LabelValues } from '@foyer/domain/config/format-label.ts'
import type { PartyWord } from '@foyer/domain/mode/products.ts'
import type { MailWords } from './layout.ts'
import { caMail } from './mail-words/ca.ts'
import { deMail } from './mail-words/de.ts'
import { enMail, type MailWord } from './mail-words/en.ts'
import { esMail } from './mail-words/es.ts'
import { frMail } from './mail-words/fr.ts'
import { itMail } from './mail-words/it.ts'
import { ptMail } from './mail-words/pt.ts'
import { rentalMail } from './mail-words/rental.ts'
import { type TemplateName, templates } from './templates.ts'

/** Texts of mails to guests and staff. */
const wordings: Readonly<Record<Language, Readonly<Record<MailWord, string>>>> = {
  en: enMail,
  es: esMail,
  de: deMail,
  fr: frMail,
  ca: caMail,
  it: itMail,
  pt: ptMail,
}

/** Texts that differ by the hotel's product. */
const ofProduct: Readonly<
  Record<PartyWord, Readonly<Record<Language, Readonly<Partial<Record<MailWord, string>>>>> | undefined>
> = { guest: undefined, driver: rentalMail }

/** Language and wording of a mail. */
export interface MailSpeech {
  readonly language: Language
  /** Not needed for texts that are the same for all products. */
  readonly partyWord?: PartyWord
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
}

/** Returns one text of a mail with its values filled in. */
export function mailWord(
  word: MailWord,
  { language, partyWord = 'guest' }: MailSpeech,
  values: LabelValues = {},
): string {
  return formatLabel(ofProduct[partyWord]?.[language][word] ?? wordings[language][word], values, language)
}

export function mailWords(template: TemplateName, speech: MailSpeech, values: MailValues): MailWords {
  const say = (word: MailWord) => mailWord(word, speech, { ...values })
  const { subject, lines, footer, ...more } = templates[template]
  return {
    subject: say(subject),
    greeting: say(values.name ? 'helloName' : 'hello'),
    lines: lines.map(say),
    ...('button' in more ? { button: say(more.button) } : {}),
    footer: say(footer),
  }
}
