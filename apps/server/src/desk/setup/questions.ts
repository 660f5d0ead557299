import { languages } from '@foyer/domain/config/language.ts'

interface Question {
  /** `--hotel-name`, or the name of an environment variable for what must not stand in a list of processes. */
  readonly flag: string
  readonly fromEnvironment?: string
  readonly ask: string
  readonly usual?: string
  readonly hidden?: true
}

/** What `npm run setup` asks, in this order; what is given as a flag is not asked. */
export const questions = {
  name: { flag: 'administrator-name', ask: 'Your name' },
  email: { flag: 'administrator-email', ask: 'Your e-mail address' },
  password: {
    flag: 'administrator-password',
    fromEnvironment: 'FOYER_ADMIN_PASSWORD',
    ask: 'Your password, twelve characters or more',
    hidden: true,
  },
  language: { flag: 'administrator-language', ask: `Your language (${languages.join(', ')})`, usual: 'en' },
  company: { flag: 'company', ask: 'Name of the company' },
  hotel: { flag: 'hotel-name', ask: 'Name of the hotel' },
  city: { flag: 'city', ask: 'City' },
  country: { flag: 'country', ask: 'Country, three letters (ESP)' },
  timeZone: { flag: 'time-zone', ask: 'Time zone (Europe/Madrid)' },
  currency: { flag: 'currency', ask: 'Currency', usual: 'EUR' },
  languages: { flag: 'languages', ask: "The guests' languages, the usual one first", usual: 'en,es,de,fr' },
  rooms: { flag: 'rooms', ask: 'Rooms: floor:count pairs (1:10,2:12) or a CSV file with number, type and floor' },
  devices: {
    flag: 'devices',
    ask: 'Devices to enrol: kiosk=Lobby,tablet=Bar,frontapp=Desk 1 (or nothing)',
    usual: 'kiosk=Kiosk 1',
  },
  demo: { flag: 'demo', ask: 'The demo hotels: off or on', usual: 'off' },
} as const satisfies Record<string, Question>

export type QuestionName = keyof typeof questions
export type Answers = Readonly<Record<QuestionName, string>>

export function questionNamed(name: QuestionName): Question {
  return questions[name]
}

export const questionNames = Object.keys(questions) as QuestionName[]
