/**
 * Fiscal printers similar to Epson's FP-90: XML in a SOAP envelope to fpmate.cgi, answered by
 * `response` with `success`, `code`, `status` and additional data. The number of the last receipt
 * and the serial number are read with `directIO`; check the commands against the manufacturer's
 * manual before connecting a real one.
 */

/** PAY-43: timeout for sending, enforced by the printer's own service. */
export const SEND_TIMEOUT_MS = 10_000
/** PAY-42: timeout for sending and printing together. */
export const TOTAL_TIMEOUT_MS = 30_000

export const PRINTER_PATH = `/cgi-bin/fpmate.cgi?devid=local_printer&timeout=${SEND_TIMEOUT_MS}`

const LAST_RECEIPT = '1070'

export function wrapInEnvelope(xml: string): string {
  return `<?xml version="1.0" encoding="utf-8"?><s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body>${xml}</s:Body></s:Envelope>`
}

export const statusXml: string = wrapInEnvelope('<printerCommand><queryPrinterStatus operator="1"/></printerCommand>')

export const lastReceiptXml: string = wrapInEnvelope(
  `<printerCommand><directIO command="${LAST_RECEIPT}" data="01"/></printerCommand>`,
)

/** The status of a telematic till, which contains its type. */
export const tillStatusXml: string = wrapInEnvelope(
  '<printerCommand><queryPrinterStatus operator="1" statusType="1"/></printerCommand>',
)

const SERIAL_NUMBER = '3217'

export const serialNumberXml: string = wrapInEnvelope(
  `<printerCommand><directIO command="${SERIAL_NUMBER}" data="01"/></printerCommand>`,
)

/** The operator, six digits, two letters of the model and two digits of the maker. */
const serialNumber = /^\d{2}(\d{6})([A-Z]{2})(\d{2})/

/** \`99MEY012345\`: the maker, the type of till, the model and the number. Undefined if it is not one. */
export function formatSerialNumber(tillType: string | undefined, data: string | undefined): string | undefined {
  const [, digits, model, maker] = serialNumber.exec(data ?? '') ?? []
  return tillType && digits ? `${maker}${tillType.slice(0, 1)}${model}${digits}` : undefined
}

export interface PrinterAnswer {
  readonly success: boolean
  readonly code: string
  /** `0012-0007`: the day's report number and the receipt's number in it. */
  readonly number: string | undefined
  /** In minor units. */
  readonly minor: number | undefined
  readonly tillType: string | undefined
  /** What a `directIO` command returned. */
  readonly data: string | undefined
  /** The raw answer, possibly truncated. */
  readonly text: string
}

const attributes = /<response\b([^>]*)>/i
/** Length of the raw answer that is stored for troubleshooting. */
const MAX_ANSWER_LENGTH = 800

/** Returns undefined if the text is not a printer's answer. */
export function parseAnswer(text: string): PrinterAnswer | undefined {
  const said = attributes.exec(text)?.[1]
  if (said === undefined) return undefined
  const day = readElement(text, 'zRepNumber')
  const receipt = readElement(text, 'fiscalReceiptNumber')
  const amount = readElement(text, 'fiscalReceiptAmount')
  return {
    success: readAttribute(said, 'success').toLowerCase() === 'true',
    code: readAttribute(said, 'code').slice(0, 60),
    number: day && receipt ? `${day.padStart(4, '0')}-${receipt.padStart(4, '0')}` : undefined,
    minor: amount === undefined ? undefined : Number(amount.replaceAll(/\D/g, '')),
    tillType: readElement(text, 'rtType'),
    data: readElement(text, 'responseData'),
    text: text.slice(0, MAX_ANSWER_LENGTH),
  }
}

function readAttribute(text: string, name: string): string {
  return new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(text)?.[1] ?? ''
}

function readElement(text: string, name: string): string | undefined {
  const found = new RegExp(`<${name}>([^<]*)</${name}>`).exec(text)?.[1]?.trim()
  return found ? found : undefined
}

/** Error codes for missing paper. */
export const NO_PAPER: ReadonlySet<string> = new Set(['EPTR_REC_EMPTY'])

/**
 * Whether a number directly follows the last one: the next of the same day, or the first after the
 * day was closed.
 */
export function isNextReceipt(number: string, last: string): boolean {
  const [day = 0, receipt = 0] = number.split('-').map(Number)
  const [lastDay = 0, lastReceipt = 0] = last.split('-').map(Number)
  return day === lastDay ? receipt === lastReceipt + 1 : day === lastDay + 1 && receipt === 1
}
