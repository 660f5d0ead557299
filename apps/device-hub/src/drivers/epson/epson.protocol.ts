/**
 * Fiscal printers similar to Epson's FP-90: XML in a SOAP envelope to fpmate.cgi, answered by
 * `response` with `success`, `code`, `status` and additional data. The number of the last receipt
 * is read with `directIO`; check the command against the manufacturer's manual before connecting a
 * real one.
 */

/** PAY-43: timeout for sending, enforced by the printer's own service. */
export const SEND_MS = 10_000
/** PAY-42: timeout for sending and printing together. */
export const IN_ALL_MS = 30_000

export const PRINTER_PATH = `/cgi-bin/fpmate.cgi?devid=local_printer&timeout=${SEND_MS}`

const LAST_RECEIPT = '1070'

export function enveloped(xml: string): string {
  return `<?xml version="1.0" encoding="utf-8"?><s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body>${xml}</s:Body></s:Envelope>`
}

export const statusXml: string = enveloped('<printerCommand><queryPrinterStatus operator="1"/></printerCommand>')

export const lastReceiptXml: string = enveloped(
  `<printerCommand><directIO command="${LAST_RECEIPT}" data="01"/></printerCommand>`,
)

export interface PrinterAnswer {
  readonly success: boolean
  readonly code: string
  /** `0012-0007`: the day's report number and the receipt's number in it. */
  readonly number: string | undefined
  /** In minor units. */
  readonly minor: number | undefined
  /** The raw answer, possibly truncated. */
  readonly text: string
}

const attributes = /<response\b([^>]*)>/i
/** Length of the raw answer that is stored for troubleshooting. */
const MOST_ANSWER = 800

/** Returns undefined if the text is not a printer's answer. */
export function readAnswer(text: string): PrinterAnswer | undefined {
  const said = attributes.exec(text)?.[1]
  if (said === undefined) return undefined
  const day = element(text, 'zRepNumber')
  const receipt = element(text, 'fiscalReceiptNumber')
  const amount = element(text, 'fiscalReceiptAmount')
  return {
    success: attribute(said, 'success').toLowerCase() === 'true',
    code: attribute(said, 'code').slice(0, 60),
    number: day && receipt ? `${day.padStart(4, '0')}-${receipt.padStart(4, '0')}` : undefined,
    minor: amount === undefined ? undefined : Number(amount.replaceAll(/\D/g, '')),
    text: text.slice(0, MOST_ANSWER),
  }
}

function attribute(text: string, name: string): string {
  return new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(text)?.[1] ?? ''
}

function element(text: string, name: string): string | undefined {
  const found = new RegExp(`<${name}>([^<]*)</${name}>`).exec(text)?.[1]?.trim()
  return found ? found : undefined
}

/** Error codes for missing paper. */
export const NO_PAPER: ReadonlySet<string> = new Set(['EPTR_REC_EMPTY'])

/**
 * Whether a number directly follows the last one: the next of the same day, or the first after the
 * day was closed.
 */
export function follows(number: string, last: string): boolean {
  const [day = 0, receipt = 0] = number.split('-').map(Number)
  const [lastDay = 0, lastReceipt = 0] = last.split('-').map(Number)
  return day === lastDay ? receipt === lastReceipt + 1 : day === lastDay + 1 && receipt === 1
}
