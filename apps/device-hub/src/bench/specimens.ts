import { formatTd1, formatTd3 } from './mrz-writer.ts'

export interface Specimen {
  readonly id: string
  /** Its name on the simulator panel. */
  readonly name: string
  readonly holder: string
  /** Two for a passport, three for a card; none for documents that no reader can read. */
  readonly lines: readonly string[]
  /** How it is drawn, if its lines do not determine that. */
  readonly kind?: 'licence' | 'ticket'
}

/**
 * Documents of invented people, with numbers that no state has issued. Valid or expired on the
 * given day.
 */
export function buildSpecimens(today: Date): Specimen[] {
  const inYears = (years: number, monthAndDay: string) =>
    `${String((today.getUTCFullYear() + years) % 100).padStart(2, '0')}${monthAndDay}`
  const smudged = formatTd3({
    country: 'UTO',
    surname: 'Blotch',
    names: 'Ines',
    number: 'U00000404',
    born: '820228',
    sex: 'F',
    expires: inYears(4, '0620'),
  })
  return [
    {
      id: 'passport-uto',
      name: 'Passport of Utopia',
      holder: 'Anna Maria Eriksson',
      lines: formatTd3({
        country: 'UTO',
        surname: 'Eriksson',
        names: 'Anna Maria',
        number: 'L898902C3',
        born: '740812',
        sex: 'F',
        expires: inYears(5, '0415'),
        optional: 'ZE184226B',
      }),
    },
    {
      id: 'passport-deu',
      name: 'Passport of Germany',
      holder: 'Jonas Lindenthal',
      lines: formatTd3({
        country: 'D',
        surname: 'Lindenthal',
        names: 'Jonas',
        number: 'C00X00T00',
        born: '880312',
        sex: 'M',
        expires: inYears(6, '0714'),
      }),
    },
    {
      id: 'dni-esp',
      name: 'Identity card of Spain',
      holder: 'Lucía Robledo Muestra',
      lines: formatTd1('ID', {
        country: 'ESP',
        surname: 'Robledo Muestra',
        names: 'Lucia',
        number: 'AAA000000',
        born: '910523',
        sex: 'F',
        expires: inYears(7, '0911'),
        optional: '99999999R',
      }),
    },
    {
      id: 'card-uto',
      name: 'Identity card of Utopia',
      holder: 'Tomás O’Dell-Quist',
      lines: formatTd1('I', {
        country: 'UTO',
        surname: "O'Dell-Quist",
        names: 'Tomas',
        number: 'D23145890',
        born: '000101',
        sex: '<',
        expires: inYears(3, '0228'),
      }),
    },
    {
      id: 'passport-expired',
      name: 'Expired passport of France',
      holder: 'Margaux Delaplace-Fontanelle',
      lines: formatTd3({
        country: 'FRA',
        surname: 'Delaplace-Fontanelle',
        names: 'Margaux Apolline Victoire',
        number: '00AA00000',
        born: '670930',
        sex: 'F',
        expires: inYears(-1, '0131'),
      }),
    },
    {
      id: 'passport-smudged',
      name: 'Smudged passport of Utopia',
      holder: 'Ines Blotch',
      lines: smudged.map((line) => line.replace('U00000404', 'U0O0004O4')),
    },
    { id: 'licence-ita', name: 'Driving licence of Italy', holder: 'Giulia Rossi', lines: [], kind: 'licence' },
    { id: 'bus-ticket', name: 'A bus ticket', holder: 'nobody', lines: [], kind: 'ticket' },
  ]
}
