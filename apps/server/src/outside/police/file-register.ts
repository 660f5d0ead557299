import type { PoliceFormat } from '@foyer/contract/staff/registration.ts'
import { formatCsv } from './csv.ts'
import type { DayReport, Establishment, PoliceRegister, Traveller } from './police-register.ts'
import { establishmentColumns, travellerColumns } from './traveller-columns.ts'
import { escapeXml, formatXmlElements } from './xml.ts'

/** Our own namespace, not an authority's, as its name says. */
const NAMESPACE = 'urn:foyer:travellers:2'

const toTravellerValues = (traveller: Traveller) =>
  travellerColumns.map(([name, value]) => [name, value(traveller)] as const)

const toEstablishmentValues = (hotel: Establishment) =>
  establishmentColumns.map(([name, value]) => [name, value(hotel)] as const)

const formats: Readonly<Record<PoliceFormat, { type: string; write: (report: DayReport) => string }>> = {
  csv: {
    type: 'text/csv; charset=utf-8',
    write: ({ hotel, travellers }) => {
      const establishment = toEstablishmentValues(hotel)
      return formatCsv([
        [...travellerColumns.map(([name]) => name), ...establishment.map(([name]) => `establishment_${name}`)],
        ...travellers.map((traveller) => [...toTravellerValues(traveller), ...establishment].map(([, value]) => value)),
      ])
    },
  },
  json: {
    type: 'application/json',
    write: ({ hotel, day, travellers }) => {
      const people = travellers.map((traveller) =>
        Object.fromEntries(toTravellerValues(traveller).map(([name, value]) => [name, value ?? null])),
      )
      const establishment = Object.fromEntries(
        toEstablishmentValues(hotel).map(([name, value]) => [name, value ?? null]),
      )
      return `${JSON.stringify({ schema: NAMESPACE, establishment, day, travellers: people }, null, 2)}\n`
    },
  },
  xml: {
    type: 'application/xml',
    write: ({ hotel, day, travellers }) => {
      const head = `<?xml version="1.0" encoding="UTF-8"?>\n<travellers xmlns="${NAMESPACE}" day="${escapeXml(day)}" hotel="${escapeXml(hotel.name)}">\n`
      const people = travellers.map(
        (traveller) => `  <traveller>\n${formatXmlElements(toTravellerValues(traveller), '    ')}  </traveller>\n`,
      )
      const where = `  <establishment>\n${formatXmlElements(toEstablishmentValues(hotel), '    ')}  </establishment>\n`
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
