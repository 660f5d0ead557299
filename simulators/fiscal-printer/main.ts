import { createServer } from 'node:http'
import { createControlServer, now } from '../control-server.ts'
import { reportReady } from '../report-ready.ts'

/**
 * A fiscal printer in the style of Epson's: POST /cgi-bin/fpmate.cgi in XML. Each receipt has a
 * unique number.
 */
interface Receipt {
  readonly at: number
  readonly number: number
  readonly total: string
  /** How it was paid, by the printer's numbers: 0 cash, 2 electronic. */
  readonly paidBy: string
  readonly items: readonly string[]
}

const DAY = 12
const ledger: Receipt[] = []
/**
 * Results of the next receipts: a code of the printer; `lost`: printed, and cut before the answer;
 * `cut`: cut before printing.
 */
const results: string[] = []
let isAway = false
let isSilent = false

const answer = (success: boolean, code: string, inside: string) =>
  `<?xml version="1.0" encoding="utf-8"?><soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/"><soapenv:Body><response success="${success}" code="${code}" status="2">${inside}</response></soapenv:Body></soapenv:Envelope>`

function formatLast(): string {
  const receipt = ledger.at(-1)
  return `<addInfo><elementList>fiscalReceiptNumber,fiscalReceiptAmount,zRepNumber</elementList><fiscalReceiptNumber>${receipt?.number ?? 0}</fiscalReceiptNumber><fiscalReceiptAmount>${receipt?.total ?? '0,00'}</fiscalReceiptAmount><zRepNumber>${DAY}</zRepNumber></addInfo>`
}

const attribute = (xml: string, element: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${element}\\b[^>]*\\b${name}="([^"]*)"`, 'g'))].map(([, value = '']) => value)

const toMinor = (amount: string): number => Number(amount.replace(',', ''))

/** The tax office's rules: it begins, it ends, and the payments equal the total of the items. */
function isBalanced(xml: string): boolean {
  const sum = attribute(xml, 'printRecItem', 'unitPrice').reduce((total, price) => total + toMinor(price), 0)
  const [total = ''] = attribute(xml, 'printRecTotal', 'payment')
  return xml.includes('<beginFiscalReceipt') && xml.includes('<endFiscalReceipt') && toMinor(total) === sum
}

function print(xml: string): void {
  const [total = '0,00'] = attribute(xml, 'printRecTotal', 'payment')
  const [paidBy = ''] = attribute(xml, 'printRecTotal', 'paymentType')
  const items = attribute(xml, 'printRecItem', 'description')
  ledger.push({ at: now(), number: ledger.length + 1, total, paidBy, items })
}

const printer = createServer(async (request, response) => {
  if (isAway) return void request.socket.destroy()
  let xml = ''
  for await (const part of request.setEncoding('utf8')) xml += part
  if (!request.url?.startsWith('/cgi-bin/fpmate.cgi?devid=local_printer')) return void response.writeHead(404).end()
  const say = (text: string) =>
    isSilent ? undefined : response.writeHead(200, { 'content-type': 'text/xml' }).end(text)
  if (xml.includes('statusType="1"')) return void say(answer(true, '', '<addInfo><rtType>M</rtType></addInfo>'))
  if (xml.includes('command="3217"'))
    return void say(answer(true, '', '<addInfo><responseData>01000012EY99</responseData></addInfo>'))
  if (!xml.includes('<printerFiscalReceipt>')) return void say(answer(true, '', formatLast()))
  const result = results.shift() ?? 'print'
  if (result === 'cut') return void request.socket.destroy()
  if (!isBalanced(xml)) return void say(answer(false, 'PARSER_ERROR', ''))
  if (result !== 'print' && result !== 'lost') return void say(answer(false, result, ''))
  print(xml)
  if (result === 'lost') return void request.socket.destroy()
  say(answer(true, '', formatLast()))
})

await reportReady({
  printer,
  http: createControlServer(() => ledger, {
    answer: ({ result }: { result: string }) => void results.push(result),
    set: (changed: { isAway?: boolean; isSilent?: boolean }) => {
      isAway = changed.isAway ?? isAway
      isSilent = changed.isSilent ?? isSilent
    },
  }),
})
