import { languages } from '@foyer/domain/basics/language.ts'
import { type UsualSettings, usualSettings } from '@foyer/domain/country/usual-settings.ts'
import { productNames } from '@foyer/domain/mode/products.ts'

export interface Question {
  /**
   * `--hotel-name`, or an environment variable for secrets, which must not appear in the process
   * list.
   */
  readonly flag: string
  readonly fromEnvironment?: string
  readonly ask: string
  /** Path of the answer in the set-up document; issues at this path belong to the answer. */
  readonly path: string
  /** What a valid answer looks like, shown after an invalid one. */
  readonly wanted: string
  /** Default for the country, which is asked earlier. */
  readonly ofCountry?: (usual: UsualSettings) => string
  readonly usual?: string
  readonly hidden?: boolean
}

/** Questions of `npm run setup`, in order; those given as flags are skipped. */
export const questions = {
  name: { flag: 'administrator-name', ask: 'Your name', path: 'administrator.name', wanted: 'a name' },
  email: {
    flag: 'administrator-email',
    ask: 'Your e-mail address',
    path: 'administrator.email',
    wanted: 'an address like ana@example.com',
  },
  password: {
    flag: 'administrator-password',
    fromEnvironment: 'FOYER_ADMIN_PASSWORD',
    ask: 'Your password, twelve characters or more',
    path: 'administrator.password',
    wanted: 'a password of at least twelve characters that nobody guesses who knows your name',
    hidden: true,
  },
  language: {
    flag: 'administrator-language',
    ask: `Your language (${languages.join(', ')})`,
    path: 'administrator.language',
    wanted: `one of ${languages.join(', ')}`,
    usual: 'en',
  },
  company: { flag: 'company', ask: 'Name of the company', path: 'company', wanted: 'a name' },
  product: {
    flag: 'product',
    ask: `What you run (${productNames.join(', ')})`,
    path: 'product',
    wanted: `one of ${productNames.join(', ')}`,
    usual: 'hotel',
  },
  hotel: { flag: 'hotel-name', ask: 'Name of the hotel', path: 'hotel.name', wanted: 'a name' },
  city: { flag: 'city', ask: 'City', path: 'hotel.city', wanted: 'a name' },
  country: {
    flag: 'country',
    ask: 'Country, three letters (ESP)',
    path: 'hotel.country',
    wanted: 'the three letters of a country, like ESP, DEU or FRA',
  },
  timeZone: {
    flag: 'time-zone',
    ask: 'Time zone',
    path: 'hotel.timeZone',
    wanted: 'a time zone like Europe/Madrid or Atlantic/Canary',
    ofCountry: ({ timeZone }) => timeZone,
  },
  currency: {
    flag: 'currency',
    ask: 'Currency',
    path: 'hotel.currency',
    wanted: 'the three letters of a currency, like EUR or GBP',
    ofCountry: ({ currency }) => currency,
    usual: 'EUR',
  },
  languages: {
    flag: 'languages',
    ask: "The guests' languages, the usual one first",
    path: 'hotel.languages',
    wanted: `some of ${languages.join(', ')}, with commas between them`,
    ofCountry: ({ languages: spoken }) => spoken.join(','),
    usual: 'en,es,de,fr',
  },
  address: {
    flag: 'address',
    ask: 'Address (or nothing)',
    path: 'hotel.address',
    wanted: 'an address of 200 letters at most',
    usual: '',
  },
  phone: {
    flag: 'phone',
    ask: 'Telephone of reception (or nothing)',
    path: 'hotel.phone',
    wanted: 'a number of 40 signs at most',
    usual: '',
  },
  taxNumber: {
    flag: 'tax-number',
    ask: 'Tax number (or nothing)',
    path: 'hotel.taxNumber',
    wanted: 'a number of 40 signs at most',
    usual: '',
  },
  rooms: {
    flag: 'rooms',
    ask: 'Rooms: floor:count pairs (1:10,2:12) or a CSV file with number, type and floor',
    path: 'rooms',
    wanted: 'floors with their number of rooms, like 1:10,2:12, or a file in which each room stands once',
  },
  devices: {
    flag: 'devices',
    ask: 'Devices to enrol: kiosk=Lobby,tablet=Bar,frontapp=Desk 1 (or nothing)',
    path: 'devices',
    wanted: 'kiosk, tablet or frontapp, each with a name: kiosk=Lobby,tablet=Bar',
    usual: 'kiosk=Kiosk 1',
  },
  demo: {
    flag: 'demo',
    ask: 'The demo hotels: on keeps them, off deletes them with all that was tried there',
    path: 'demoOff',
    wanted: 'off or on',
    usual: 'off',
  },
} as const satisfies Record<string, Question>

export type QuestionName = keyof typeof questions
export type Answers = Readonly<Record<QuestionName, string>>

export function questionNamed(name: QuestionName): Question {
  return questions[name]
}

export const questionNames = Object.keys(questions) as QuestionName[]

/** Returns the default for an empty answer. */
export function usualAnswer(name: QuestionName, given: ReadonlyMap<QuestionName, string>): string | undefined {
  const { ofCountry, usual } = questionNamed(name)
  const settings = usualSettings((given.get('country') ?? '').trim().toUpperCase())
  return ofCountry && settings ? ofCountry(settings) : usual
}
