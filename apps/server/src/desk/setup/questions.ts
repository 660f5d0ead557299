import { languages } from '@foyer/domain/basics/language.ts'
import { type CountryDefaults, getCountryDefaults } from '@foyer/domain/country/country-defaults.ts'
import { productNames } from '@foyer/domain/mode/products.ts'

export interface Question {
  /**
   * `--hotel-name`, or an environment variable for secrets, which must not appear in the process
   * list.
   */
  readonly flag: string
  readonly fromEnvironment?: string
  readonly prompt: string
  /** Path of the answer in the set-up document; issues at this path belong to the answer. */
  readonly path: string
  /** What a valid answer looks like, shown after an invalid one. */
  readonly expected: string
  /** Default for the country, which is asked earlier. */
  readonly ofCountry?: (defaultAnswer: CountryDefaults) => string
  readonly usual?: string
  readonly hidden?: boolean
}

/** Questions of `npm run setup`, in order; those given as flags are skipped. */
export const questions = {
  name: { flag: 'administrator-name', prompt: 'Your name', path: 'administrator.name', expected: 'a name' },
  email: {
    flag: 'administrator-email',
    prompt: 'Your e-mail address',
    path: 'administrator.email',
    expected: 'an address like ana@example.com',
  },
  password: {
    flag: 'administrator-password',
    fromEnvironment: 'FOYER_ADMIN_PASSWORD',
    prompt: 'Your password, twelve characters or more',
    path: 'administrator.password',
    expected: 'a password of at least twelve characters that nobody guesses who knows your name',
    hidden: true,
  },
  language: {
    flag: 'administrator-language',
    prompt: `Your language (${languages.join(', ')})`,
    path: 'administrator.language',
    expected: `one of ${languages.join(', ')}`,
    usual: 'en',
  },
  company: { flag: 'company', prompt: 'Name of the company', path: 'company', expected: 'a name' },
  product: {
    flag: 'product',
    prompt: `What you run (${productNames.join(', ')})`,
    path: 'product',
    expected: `one of ${productNames.join(', ')}`,
    usual: 'hotel',
  },
  hotel: { flag: 'hotel-name', prompt: 'Name of the hotel', path: 'hotel.name', expected: 'a name' },
  city: { flag: 'city', prompt: 'City', path: 'hotel.city', expected: 'a name' },
  country: {
    flag: 'country',
    prompt: 'Country, three letters (ESP)',
    path: 'hotel.country',
    expected: 'the three letters of a country, like ESP, DEU or FRA',
  },
  timeZone: {
    flag: 'time-zone',
    prompt: 'Time zone',
    path: 'hotel.timeZone',
    expected: 'a time zone like Europe/Madrid or Atlantic/Canary',
    ofCountry: ({ timeZone }) => timeZone,
  },
  currency: {
    flag: 'currency',
    prompt: 'Currency',
    path: 'hotel.currency',
    expected: 'the three letters of a currency, like EUR or GBP',
    ofCountry: ({ currency }) => currency,
    usual: 'EUR',
  },
  languages: {
    flag: 'languages',
    prompt: "The guests' languages, the usual one first",
    path: 'hotel.languages',
    expected: `some of ${languages.join(', ')}, with commas between them`,
    ofCountry: ({ languages: spoken }) => spoken.join(','),
    usual: 'en,es,de,fr',
  },
  address: {
    flag: 'address',
    prompt: 'Address (or nothing)',
    path: 'hotel.address',
    expected: 'an address of 200 letters at most',
    usual: '',
  },
  phone: {
    flag: 'phone',
    prompt: 'Telephone of reception (or nothing)',
    path: 'hotel.phone',
    expected: 'a number of 40 signs at most',
    usual: '',
  },
  taxNumber: {
    flag: 'tax-number',
    prompt: 'Tax number (or nothing)',
    path: 'hotel.taxNumber',
    expected: 'a number of 40 signs at most',
    usual: '',
  },
  rooms: {
    flag: 'rooms',
    prompt: 'Rooms: floor:count pairs (1:10,2:12) or a CSV file with number, type and floor',
    path: 'rooms',
    expected: 'floors with their number of rooms, like 1:10,2:12, or a file in which each room stands once',
  },
  devices: {
    flag: 'devices',
    prompt: 'Devices to enrol: kiosk=Lobby,tablet=Bar,frontapp=Desk 1 (or nothing)',
    path: 'devices',
    expected: 'kiosk, tablet or frontapp, each with a name: kiosk=Lobby,tablet=Bar',
    usual: 'kiosk=Kiosk 1',
  },
  demo: {
    flag: 'demo',
    prompt: 'The demo hotels: on keeps them, off deletes them with all that was tried there',
    path: 'demoOff',
    expected: 'off or on',
    usual: 'off',
  },
} as const satisfies Record<string, Question>

export type QuestionName = keyof typeof questions
export type Answers = Readonly<Record<QuestionName, string>>

export function getQuestion(name: QuestionName): Question {
  return questions[name]
}

export const questionNames = Object.keys(questions) as QuestionName[]

/** Returns the default for an empty answer. */
export function getDefaultAnswer(name: QuestionName, given: ReadonlyMap<QuestionName, string>): string | undefined {
  const { ofCountry, usual } = getQuestion(name)
  const settings = getCountryDefaults((given.get('country') ?? '').trim().toUpperCase())
  return ofCountry && settings ? ofCountry(settings) : usual
}
