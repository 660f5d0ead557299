import { formatLabel, type LabelValues } from '@foyer/domain/config/format-label.ts'
import type { Language } from '@foyer/domain/config/language.ts'
import type { MailWords } from './layout.ts'
import { caMail } from './mail-words/ca.ts'
import { deMail } from './mail-words/de.ts'
import { enMail, type MailWord } from './mail-words/en.ts'
import { esMail } from './mail-words/es.ts'
import { frMail } from './mail-words/fr.ts'
import { itMail } from './mail-words/it.ts'
import { ptMail } from './mail-words/pt.ts'
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
export function mailWord(word: MailWord, language: Language, values: LabelValues = {}): string {
  return formatLabel(wordings[language][word], values, language)
}

export function mailWords(template: TemplateName, language: Language, values: MailValues): MailWords {
  const say = (word: MailWord) => formatLabel(wordings[language][word], { ...values }, language)
  const { subject, lines, footer, ...more } = templates[template]
  return {
    subject: say(subject),
    greeting: say(values.name ? 'helloName' : 'hello'),
    lines: lines.map(say),
    ...('button' in more ? { button: say(more.button) } : {}),
    footer: say(footer),
  }
}
