import type { PoliceFormat } from '@foyer/contract/staff/registration.ts'
import { csv } from './csv.ts'
import type { DayReport, Establishment, PoliceRegister, Traveller } from './police-register.ts'
import { establishmentColumns, travellerColumns } from './traveller-columns.ts'
import { xmlElements, xmlText } from './xml.ts'

/** Our own namespace, not an authority's, as its name says. */
const NAMESPACE = 'urn:foyer:travellers:2'

const valuesOf = (traveller: Traveller) => travellerColumns.map(([name, value]) => [name, value(traveller)] as const)

const establishmentOf = (hotel: Establishment) =>
  establishmentColumns.map(([name, value]) => [name, value(hotel)] as const)

const formats: Readonly<Record<PoliceFormat, { type: string; write: (report: DayReport) => string }>> = {
  csv: {
    type: 'text/csv; charset=utf-8',
    write: ({ hotel, travellers }) => {
      const establishment = establishmentOf(hotel)
      return csv([
        [...travellerColumns.map(([name]) => name), ...establishment.map(([name]) => `establishment_${name}`)],
        ...travellers.map((traveller) => [...valuesOf(traveller), ...establishment].map(([, value]) => value)),
      ])
    },
  },
  json: {
    type: 'application/json',
    write: ({ hotel, day, travellers }) => {
      const people = travellers.map((traveller) =>
        Object.fromEntries(valuesOf(traveller).map(([name, value]) => [name, value ?? null])),
      )
      const establishment = Object.fromEntries(establishmentOf(hotel).map(([name, value]) => [name, value ?? null]))
      return `${JSON.stringify({ schema: NAMESPACE, establishment, day, travellers: people }, null, 2)}\n`
    },
  },
  xml: {
    type: 'application/xml',
    write: ({ hotel, day, travellers }) => {
      const head = `<?xml version="1.0" encoding="UTF-8"?>\n<travellers xmlns="${NAMESPACE}" day="${xmlText(day)}" hotel="${xmlText(hotel.name)}">\n`
      const people = travellers.map(
        (traveller) => `  <traveller>\n${xmlElements(valuesOf(traveller), '    ')}  </traveller>\n`,
      )
      const where = `  <establishment>\n${xmlElements(establishmentOf(hotel), '    ')}  </establishment>\n`
      return `${head}${where}${people.join('')}</travellers>\n`
    },
  },
}

/** A file in our own simple format, for manual submission. */
export const fileRegister: PoliceRegister = {
  report(report, format) {
    const { type, write } = formats[format]
    return { name: `travellers-${report.day}.${format}`, type, content: Buffer.from(write(report), 'utf8') }
  },
}
