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

/** What stands in the letters to guests and staff. */
const wordings: Readonly<Record<Language, Readonly<Record<MailWord, string>>>> = {
  en: enMail,
  es: esMail,
  de: deMail,
  fr: frMail,
  ca: caMail,
  it: itMail,
  pt: ptMail,
}

/** What reads otherwise by what the hotel gives. */
const ofProduct: Readonly<
  Record<PartyWord, Readonly<Record<Language, Readonly<Partial<Record<MailWord, string>>>>> | undefined>
> = { guest: undefined, driver: rentalMail }

/** Whom a mail speaks to, and in what. */
export interface MailSpeech {
  readonly language: Language
  /** Absent: of a word that reads alike everywhere. */
  readonly partyWord?: PartyWord
}

export interface MailValues {
  /** Absent: the letter may reach somebody else than whoever typed a name, so that it greets nobody by one. */
  readonly name?: string
  readonly hotel: string
  /** Who invites. */
  readonly by?: string
  /** Of arrival, in words. */
  readonly day?: string
  /** How many wait. */
  readonly count?: string
  /** Who has arrived, and where. */
  readonly guest?: string
  readonly room?: string
  /** Where a code was shown, and when. */
  readonly device?: string
  readonly time?: string
  /** Of reception. */
  readonly phone?: string
}

/** One word of a mail, with what belongs into it. */
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
