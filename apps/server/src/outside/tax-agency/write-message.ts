import { escapeXml } from '../police/xml.ts'
import type { Sending, SentRecord } from './tax-agency.ts'
import { writeRecord } from './write-record.ts'

const SCHEMAS =
  'https://www2.agenciatributaria.gob.es/static_files/common/internet/dep/aplicaciones/es/aeat/tike/cont/ws'
const namespaces = `xmlns:sum="${SCHEMAS}/SuministroLR.xsd" xmlns:sum1="${SCHEMAS}/SuministroInformacion.xsd"`

/** The element that both a message and an export consist of. All records have the same issuer. */
function writeRegister({ records, isLate }: Sending, more = ''): string {
  const [first] = records
  if (!first) throw new Error('no records')
  const { issuer, taxNumber } = first.record
  const who = `<sum1:ObligadoEmision><sum1:NombreRazon>${escapeXml(issuer)}</sum1:NombreRazon><sum1:NIF>${escapeXml(taxNumber)}</sum1:NIF></sum1:ObligadoEmision>`
  const late = isLate ? '<sum1:RemisionVoluntaria><sum1:Incidencia>S</sum1:Incidencia></sum1:RemisionVoluntaria>' : ''
  const all = records.map((record) => `<sum:RegistroFactura>${writeRecord(record)}</sum:RegistroFactura>`).join('')
  return `<sum:RegFactuSistemaFacturacion${more}><sum:Cabecera>${who}${late}</sum:Cabecera>${all}</sum:RegFactuSistemaFacturacion>`
}

export function writeMessage(sending: Sending): string {
  return `<?xml version="1.0" encoding="UTF-8"?><soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/" ${namespaces}><soapenv:Header/><soapenv:Body>${writeRegister(sending)}</soapenv:Body></soapenv:Envelope>`
}

/** The records of one chain as a file: the same element as in a message, on its own. */
export function writeExport(records: readonly SentRecord[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${writeRegister({ records, isLate: false }, ` ${namespaces}`)}\n`
}
