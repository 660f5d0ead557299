import { formatRecordAmount, formatRecordDay } from '@foyer/domain/verifactu/format-record.ts'
import type {
  InvoiceRecord,
  PreviousRecord,
  RecordRate,
  RecordRecipient,
  Registration,
} from '@foyer/domain/verifactu/invoice-record.ts'
import { escapeXml } from '../police/xml.ts'
import type { SentRecord } from './tax-agency.ts'

/** The prefix of SuministroInformacion.xsd in our messages. */
const PREFIX = 'sum1'
const PROGRAM = 'Foyer'
/** Two characters that the supplier chooses. */
const PROGRAM_ID = 'FY'
/** SHA-256. */
const HASH_TYPE = '01'
/** Operations of the general scheme. */
const GENERAL_SCHEME = '01'

type Content = string | undefined | readonly Content[]

/** A text is escaped; elements come as an array. Left out if there is nothing inside. */
function write(name: string, content: Content): string | undefined {
  if (content === undefined) return undefined
  const inside = typeof content === 'string' ? escapeXml(content) : join(content)
  return inside === '' ? undefined : `<${PREFIX}:${name}>${inside}</${PREFIX}:${name}>`
}

const join = (content: readonly Content[]): string =>
  content.map((part) => (typeof part === 'object' ? join(part) : (part ?? ''))).join('')

/** A record as RegistroAlta or RegistroAnulacion, in the order that the schema demands. */
export function writeRecord({ id, record, previous, hash }: SentRecord): string {
  const tail = [
    write('Encadenamiento', [previous ? writePrevious(previous) : write('PrimerRegistro', 'S')]),
    writeSystem(record),
    write('FechaHoraHusoGenRegistro', record.at),
    write('TipoHuella', HASH_TYPE),
    write('Huella', hash),
  ]
  if (record.operation === 'register') return write('RegistroAlta', [...writeRegistration(record, id), ...tail]) ?? ''
  return (
    write('RegistroAnulacion', [
      write('IDVersion', '1.0'),
      write('IDFactura', writeInvoice(record, 'Anulada')),
      write('RefExterna', id),
      record.isUnregistered ? write('SinRegistroPrevio', 'S') : undefined,
      ...tail,
    ]) ?? ''
  )
}

function writeRegistration(record: Registration, id: string): Content[] {
  const { type, corrects, correction } = record
  return [
    write('IDVersion', '1.0'),
    write('IDFactura', writeInvoice(record)),
    write('RefExterna', id),
    write('NombreRazonEmisor', record.issuer),
    correction && write('Subsanacion', 'S'),
    // The agency has no record of the invoice, because it refused the earlier one.
    correction === 'refused' && write('RechazoPrevio', 'X'),
    write('TipoFactura', type),
    // By differences: the amounts of a credit note are negative.
    type.startsWith('R') && write('TipoRectificativa', 'I'),
    corrects &&
      write('FacturasRectificadas', [write('IDFacturaRectificada', writeInvoice({ ...record, ...corrects }))]),
    write('DescripcionOperacion', record.description),
    isLargeSimplified(record) && write('FacturaSinIdentifDestinatarioArt61d', 'S'),
    record.recipient && write('Destinatarios', [write('IDDestinatario', writeRecipient(record.recipient))]),
    write('Desglose', record.rates.map(writeRate)),
    write('CuotaTotal', formatRecordAmount(record.taxTotal)),
    write('ImporteTotal', formatRecordAmount(record.total)),
  ].map((part) => part || undefined)
}

/** Above it, an invoice without its customer's number has to say so. */
const MAX_SIMPLIFIED_CENTS = 3_000_00
const isLargeSimplified = ({ type, total }: Registration) =>
  (type === 'F2' || type === 'R5') && Math.abs(total) > MAX_SIMPLIFIED_CENTS

const writeInvoice = (
  { taxNumber, number, day }: { readonly taxNumber: string; readonly number: string; readonly day: string },
  suffix = '',
): Content[] => [
  write(`IDEmisorFactura${suffix}`, taxNumber),
  write(`NumSerieFactura${suffix}`, number),
  write(`FechaExpedicionFactura${suffix}`, formatRecordDay(day)),
]

const writePrevious = (previous: PreviousRecord) =>
  write('RegistroAnterior', [...writeInvoice(previous), write('Huella', previous.hash)])

function writeRecipient(recipient: RecordRecipient): Content[] {
  const name = write('NombreRazon', recipient.name)
  if ('taxNumber' in recipient) return [name, write('NIF', recipient.taxNumber)]
  const { country, idType, id } = recipient
  return [name, write('IDOtro', [write('CodigoPais', country), write('IDType', idType), write('ID', id)])]
}

function writeRate({ tax, qualification, rate, base, amount }: RecordRate): Content {
  const isTaxed = qualification === 'S1'
  return write('DetalleDesglose', [
    write('Impuesto', tax),
    tax === '02' ? undefined : write('ClaveRegimen', GENERAL_SCHEME),
    write('CalificacionOperacion', qualification),
    isTaxed ? write('TipoImpositivo', formatRecordAmount(rate)) : undefined,
    write('BaseImponibleOimporteNoSujeto', formatRecordAmount(base)),
    isTaxed ? write('CuotaRepercutida', formatRecordAmount(amount)) : undefined,
  ])
}

/** An installation serves several issuers if it has several hotels. */
function writeSystem({ producer, version, installation }: InvoiceRecord): Content {
  return write('SistemaInformatico', [
    write('NombreRazon', producer.name),
    write('NIF', producer.taxNumber),
    write('NombreSistemaInformatico', PROGRAM),
    write('IdSistemaInformatico', PROGRAM_ID),
    write('Version', version),
    write('NumeroInstalacion', installation),
    write('TipoUsoPosibleSoloVerifactu', 'N'),
    write('TipoUsoPosibleMultiOT', 'S'),
    write('IndicadorMultiplesOT', 'S'),
  ])
}
