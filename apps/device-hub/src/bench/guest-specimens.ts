import { formatTd1, formatTd3 } from './mrz-writer.ts'
import type { Specimen } from './specimens.ts'

/** Documents of the demo hotels' invented guests: what they would present at the kiosk today. */
export function buildGuestSpecimens(today: Date): Specimen[] {
  const year = (years: number) => String((today.getUTCFullYear() + years) % 100).padStart(2, '0')
  return [
    {
      id: 'guest-lucia',
      name: 'Identity card of Lucía García López',
      holder: 'FOY1001, Spain',
      lines: formatTd1('ID', {
        country: 'ESP',
        surname: 'Garcia Lopez',
        names: 'Lucia',
        number: 'BAA000589',
        born: `${year(-38)}0312`,
        sex: 'F',
        expires: `${year(6)}0311`,
        optional: '12345678Z',
      }),
    },
    {
      id: 'guest-anna',
      name: 'Passport of Anna Müller',
      holder: 'FOY1002, Germany',
      lines: formatTd3({
        country: 'D',
        surname: 'Mueller',
        names: 'Anna',
        number: 'C01X00T41',
        born: `${year(-36)}0612`,
        sex: 'F',
        expires: `${year(7)}0611`,
      }),
    },
    {
      id: 'guest-jonas',
      name: 'Passport of Jonas Müller',
      holder: 'FOY1002, Germany',
      lines: formatTd3({
        country: 'D',
        surname: 'Mueller',
        names: 'Jonas',
        number: 'C01X00T42',
        born: `${year(-39)}0124`,
        sex: 'M',
        expires: `${year(4)}0123`,
      }),
    },
    {
      id: 'guest-lena',
      name: 'Child’s passport of Lena Müller',
      holder: 'FOY1002, Germany',
      lines: formatTd3({
        country: 'D',
        surname: 'Mueller',
        names: 'Lena',
        number: 'C01X00T43',
        born: `${year(-8)}0905`,
        sex: 'F',
        expires: `${year(3)}0904`,
      }),
    },
    {
      id: 'guest-giulia',
      name: 'Passport of Giulia Rossi',
      holder: 'FOY1003, Italy',
      lines: formatTd3({
        country: 'ITA',
        surname: 'Rossi',
        names: 'Giulia',
        number: 'YA0000418',
        born: `${year(-41)}0512`,
        sex: 'F',
        expires: `${year(6)}0219`,
      }),
    },
    {
      id: 'guest-camille',
      name: 'Passport of Camille Dupont, 74',
      holder: 'FOY1006, France',
      lines: formatTd3({
        country: 'FRA',
        surname: 'Dupont',
        names: 'Camille',
        number: '00AA00074',
        born: `${year(-75)}0107`,
        sex: 'M',
        expires: `${year(5)}0301`,
      }),
    },
  ]
}
