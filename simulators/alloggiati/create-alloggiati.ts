import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { FaultBoard, type Faults } from '../authority-faults.ts'
import { type Element, escapeXml, findChild, getText, readSoapBody, toSoap } from '../read-xml.ts'
import { findRowFault, type RowFault, readRow } from './check-row.ts'
import type { Ledger } from './ledger.ts'
import { createReceiptPdf } from './receipt-pdf.ts'
import { csvTables, errorTypes } from './tables.ts'

interface Settings {
  readonly user: string
  readonly password: string
  readonly wsKey: string
  readonly ledger: Ledger
  /** YYYY-MM-DD; if undefined, the day in Italy by the clock. */
  readonly today: string | undefined
}

const NAMESPACE = 'AlloggiatiService'
const TOKEN_LIFETIME_MS = 10 * 60_000
/** Rows per call: the limit of a file applies. */
const MAX_ROWS = 1_000
/** Days for which a receipt can be downloaded. */
const RECEIPT_DAYS = 30

const isWithin = (day: string, from: string, days: number) =>
  Date.parse(from) - Date.parse(day) <= days * 86_400_000 && day < from

type Failure = { readonly code: string; readonly detail: string }
const tokenFault: Failure = { code: '10', detail: 'TOKEN SCADUTO O NON VALIDO' }

function formatOutcome(failure?: Failure): string {
  const { code = '', detail = '' } = failure ?? {}
  return `<esito>${!failure}</esito><ErroreCod>${code}</ErroreCod><ErroreDes>${errorTypes[code] ?? ''}</ErroreDes><ErroreDettaglio>${escapeXml(detail)}</ErroreDettaglio>`
}

/** The web service of Italy's police for accommodation, and its faults. */
export function createAlloggiati(settings: Settings): Server {
  const { ledger } = settings
  const faults = new FaultBoard()
  const tokens = new Map<string, number>()
  let { password, today: fixedToday } = settings

  const getToday = () => fixedToday ?? new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Rome' }).format(new Date())
  const hasToken = (asked: Element) =>
    getText(asked, 'Utente') === settings.user && (tokens.get(getText(asked, 'token')) ?? 0) > Date.now()

  function answer(operation: string, result: string, rest = '', resultName = `${operation}Result`): string {
    ledger.record(operation, result.includes('<esito>true'))
    const inside = `<${resultName}>${result}</${resultName}>${rest}`
    return toSoap(`<${operation}Response xmlns="${NAMESPACE}">${inside}</${operation}Response>`)
  }

  function generateToken(asked: Element): string {
    const isKnown = getText(asked, 'Utente') === settings.user && getText(asked, 'Password') === password
    // A key belongs to the password with which it was created.
    const isKeyValid = getText(asked, 'WsKey') === settings.wsKey && password === settings.password
    const failure = isKnown
      ? isKeyValid
        ? undefined
        : { code: '101', detail: 'WSKEY NON VALIDA' }
      : { code: '100', detail: 'UTENTE O PASSWORD ERRATI' }
    const token = randomUUID()
    const expires = Date.now() + TOKEN_LIFETIME_MS
    if (!failure) tokens.set(token, expires)
    const info = `<issued>${new Date().toISOString()}</issued><expires>${new Date(expires).toISOString()}</expires><token>${failure ? '' : token}</token>`
    ledger.record('GenerateToken', !failure)
    return toSoap(
      `<GenerateTokenResponse xmlns="${NAMESPACE}"><GenerateTokenResult>${info}</GenerateTokenResult><result>${formatOutcome(failure)}</result></GenerateTokenResponse>`,
    )
  }

  function checkRows(asked: Element): {
    readonly rows: readonly string[]
    readonly faults: readonly (RowFault | undefined)[]
  } {
    const rows = (findChild(asked, 'ElencoSchedine')?.children ?? []).map(({ text }) => text)
    let previous: string | undefined
    const found = rows.map((row) => {
      const fault = findRowFault(row, { previous, today: getToday() })
      const { type } = readRow(row)
      // Members that follow a refused head are refused; those after a refused member are not.
      if (!fault) previous = type
      else if (type !== '19' && type !== '20') previous = undefined
      return fault
    })
    return { rows, faults: found }
  }

  /** `Test` checks; `Send` also stores the right rows and leaves the rest. */
  function take(operation: 'Test' | 'Send', asked: Element): string {
    if (!hasToken(asked)) return answer(operation, formatOutcome(tokenFault))
    const { rows, faults: found } = checkRows(asked)
    if (rows.length === 0 || rows.length > MAX_ROWS)
      return answer(operation, formatOutcome({ code: '11', detail: `${rows.length} SCHEDINE` }))
    if (operation === 'Send') for (const [at, row] of rows.entries()) if (!found[at]) ledger.store(row, getToday())
    const details = found.map((fault) => `<EsitoOperazioneServizio>${formatOutcome(fault)}</EsitoOperazioneServizio>`)
    const valid = found.filter((fault) => !fault).length
    const rest = `<result><SchedineValide>${valid}</SchedineValide><Dettaglio>${details.join('')}</Dettaglio></result>`
    return answer(operation, formatOutcome(), rest)
  }

  function getReceipt(asked: Element): string {
    if (!hasToken(asked)) return answer('Ricevuta', formatOutcome(tokenFault))
    const day = getText(asked, 'Data').slice(0, 10)
    const rows = ledger.rows.filter((stored) => stored.day === day)
    if (!isWithin(day, getToday(), RECEIPT_DAYS) || rows.length === 0)
      return answer('Ricevuta', formatOutcome({ code: '12', detail: 'RICEVUTA NON DISPONIBILE' }))
    const lines = rows.map(({ row }) => `${row.slice(2, 12)} ${row.slice(14, 64).trim()} ${row.slice(64, 94).trim()}`)
    const pdf = createReceiptPdf([`POLIZIA DI STATO - RICEVUTA ${day} - ${settings.user}`, '', ...lines])
    return answer('Ricevuta', formatOutcome(), `<PDF>${pdf.toString('base64')}</PDF>`)
  }

  const operations: Readonly<Record<string, (asked: Element) => string>> = {
    GenerateToken: generateToken,
    Authentication_Test: (asked) =>
      answer('Authentication_Test', formatOutcome(hasToken(asked) ? undefined : tokenFault)),
    Test: (asked) => take('Test', asked),
    Send: (asked) => take('Send', asked),
    Ricevuta: getReceipt,
    Tabella: (asked) => {
      const table = csvTables[getText(asked, 'tipo')]
      const failure = hasToken(asked) ? (table ? undefined : { code: '12', detail: 'TIPO' }) : tokenFault
      return answer('Tabella', formatOutcome(failure), failure ? '' : `<CSV>${escapeXml(table?.() ?? '')}</CSV>`)
    },
  }

  const controls: Readonly<Record<string, (asked: never) => unknown>> = {
    ledger: () => ({ rows: ledger.rows, calls: ledger.calls }),
    faults: (asked: Partial<Faults>) => faults.set(asked),
    today: ({ day }: { day?: string }) => {
      fixedToday = day
    },
    expireTokens: () => tokens.clear(),
    /** The host changes the password in the portal: its key dies with the old one. */
    changePassword: (asked: { password: string }) => {
      password = asked.password
    },
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request)
    const control = /^\/control\/(\w+)$/.exec(request.url ?? '')?.[1]
    if (control) return void response.end(JSON.stringify((await controls[control]?.(parse(body) as never)) ?? {}))
    const isSending = body.includes('<Send') || body.includes(':Send')
    if (faults.now.down || (isSending && faults.happens('cutBefore'))) return void request.socket.destroy()
    await faults.pass()
    if (faults.now.badGateway) return void response.writeHead(502).end('Bad Gateway')
    const asked = readSoapBody(body)
    const operation = asked.namespace === NAMESPACE ? operations[asked.name] : undefined
    const isActionRight = request.headers['soapaction']?.toString().replaceAll('"', '') === `${NAMESPACE}/${asked.name}`
    if (!operation || !isActionRight)
      return void response.writeHead(500).end(toSoapFault('unknown operation or SOAPAction'))
    const text = operation(asked)
    if (isSending && faults.happens('cutAfter')) return void request.socket.destroy()
    if (isSending && faults.happens('badGatewayAfter')) return void response.writeHead(502).end('Bad Gateway')
    response.writeHead(200, { 'content-type': 'text/xml; charset=utf-8' }).end(text)
  }

  return createServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      if (response.headersSent) return response.destroy()
      response.writeHead(500, { 'content-type': 'text/xml' }).end(toSoapFault(String(error)))
    })
  })
}

const toSoapFault = (text: string) =>
  toSoap(`<soap:Fault><faultcode>soap:Client</faultcode><faultstring>${escapeXml(text)}</faultstring></soap:Fault>`)

const parse = (body: string): unknown => (body ? JSON.parse(body) : {})

async function readBody(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of request.setEncoding('utf8')) text += part
  return text
}
