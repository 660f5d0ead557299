import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { FaultBoard, type Faults } from '../authority-faults.ts'
import { type Element, escapeXml, getText, readSoapBody, toSoap } from '../read-xml.ts'
import { checkMovement, type Fault } from './check-movement.ts'
import type { Ledger } from './ledger.ts'

interface Settings {
  /** Nine digits, the hotel's tax number. */
  readonly unit: string
  readonly establishment: number
  readonly key: string
  readonly ledger: Ledger
  /** YYYY-MM-DD; if undefined, the day in Portugal by the clock. */
  readonly today: string | undefined
}

const OPERATION = 'EntregaBoletinsAlojamento'
const NAMESPACE = 'http://sef.pt/'
const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/

const formatFaults = (faults: readonly Fault[]) =>
  `<ErrosBA>${faults
    .map(
      ({ line, code, text }) =>
        `<RetornoBA><Linha>${line}</Linha><Codigo_Retorno>${code}</Codigo_Retorno><Descricao>${escapeXml(text)}</Descricao></RetornoBA>`,
    )
    .join('')}</ErrosBA>`

/** The web service to which Portugal's hotels deliver accommodation bulletins, and its faults. */
export function createSiba(settings: Settings): Server {
  const { ledger } = settings
  const faults = new FaultBoard()
  let { today: fixedToday, key } = settings

  const getToday = () =>
    fixedToday ?? new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Lisbon' }).format(new Date())

  const refuse = (code: string, text: string): Fault[] => [{ line: 0, code, text }]

  function findAccessFault(asked: Element): Fault[] | undefined {
    if (getText(asked, 'UnidadeHoteleira') !== settings.unit) return refuse('20', 'Unidade hoteleira desconhecida')
    if (Number(getText(asked, 'Estabelecimento')) !== settings.establishment)
      return refuse('21', 'Estabelecimento desconhecido')
    return getText(asked, 'ChaveAcesso') === key ? undefined : refuse('22', 'Chave de acesso inválida')
  }

  /** Stores all bulletins of a file, or none. */
  function deliver(asked: Element): Fault[] {
    const access = findAccessFault(asked)
    if (access) return access
    const encoded = getText(asked, 'Boletins')
    if (!BASE64.test(encoded)) return refuse('70', 'Boletins não codificados em Base64')
    const checked = checkMovement(Buffer.from(encoded, 'base64').toString('utf8'), getToday())
    if ('faults' in checked) return checked.faults
    const { movement } = checked
    if (movement.unit !== settings.unit || movement.establishment !== settings.establishment)
      return refuse('23', 'Unidade hoteleira diferente')
    for (const bulletin of movement.bulletins) ledger.store(movement.number, bulletin)
    return []
  }

  const controls: Readonly<Record<string, (asked: never) => unknown>> = {
    ledger: () => ({ bulletins: ledger.bulletins, calls: ledger.calls }),
    faults: (asked: Partial<Faults>) => faults.set(asked),
    today: ({ day }: { day?: string }) => {
      fixedToday = day
    },
    changeKey: (asked: { key: string }) => {
      key = asked.key
    },
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request)
    const control = /^\/control\/(\w+)$/.exec(request.url ?? '')?.[1]
    if (control)
      return void response.end(
        JSON.stringify((await controls[control]?.((body ? JSON.parse(body) : {}) as never)) ?? {}),
      )
    if (faults.now.down || faults.happens('cutBefore')) return void request.socket.destroy()
    await faults.pass()
    if (faults.now.badGateway) return void response.writeHead(502).end('Bad Gateway')
    const asked = readSoapBody(body)
    const action = request.headers['soapaction']?.toString().replaceAll('"', '')
    if (asked.name !== OPERATION || asked.namespace !== NAMESPACE || action !== NAMESPACE + OPERATION)
      throw new Error('unknown operation or SOAPAction')
    const found = deliver(asked)
    ledger.record(found.map(({ code }) => code).join(' ') || '0')
    if (faults.happens('cutAfter')) return void request.socket.destroy()
    if (faults.happens('badGatewayAfter')) return void response.writeHead(502).end('Bad Gateway')
    const result = found.length === 0 ? '0' : escapeXml(formatFaults(found))
    const inside = `<${OPERATION}Result>${result}</${OPERATION}Result>`
    response
      .writeHead(200, { 'content-type': 'text/xml; charset=utf-8' })
      .end(toSoap(`<${OPERATION}Response xmlns="${NAMESPACE}">${inside}</${OPERATION}Response>`))
  }

  return createServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      if (response.headersSent) return response.destroy()
      const fault = `<soap:Fault><faultcode>soap:Client</faultcode><faultstring>${escapeXml(String(error))}</faultstring></soap:Fault>`
      response.writeHead(500, { 'content-type': 'text/xml' }).end(toSoap(fault))
    })
  })
}

async function readBody(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of request.setEncoding('utf8')) text += part
  return text
}
