import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { catalogues, isCatalogueName } from './catalogues.ts'
import type { FaultBoard } from './faults.ts'
import type { Batch, Ledger, Outcome } from './ledger.ts'
import { processBatch } from './process-batch.ts'
import { Rejection, readCommunicationRequest } from './read-request.ts'
import type { Installation } from './rules.ts'
import { type Element, findChild, listChildren, parseXml, readText, writeText, writeXml } from './xml.ts'

interface Settings {
  readonly user: string
  readonly password: string
  readonly landlord: string
  readonly installation: Installation
  readonly ledger: Ledger
  readonly faults: FaultBoard
}

const SOAP = 'http://schemas.xmlsoap.org/soap/envelope/'
const NAMESPACE = 'http://www.soap.servicios.hospedajes.mir.es/comunicacion'
const PATH = '/hospedajes-web/ws/v1/comunicacion'
const MAX_QUERIES = 10

/**
 * Spain's SES.HOSPEDAJES after manual 3.1.3, as far as we know it. Which code belongs to which
 * mistake is partly a guess. It can be made to misbehave.
 */
export function createSes(settings: Settings): Server {
  const { user, password, landlord, ledger, faults } = settings
  const credentials = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`

  const answer = (code: string, text: string, more?: string) =>
    writeXml('respuesta', writeText(spell('codigo'), code), writeText('descripcion', text), more)

  /** The manual's examples and its schema do not agree on three names. */
  function spell(name: 'codigo' | 'resultadoComunicacion' | 'tipoComunicacion'): string {
    const misspelt = {
      codigo: 'codigoRetorno',
      resultadoComunicacion: 'resutadoComunicacion',
      tipoComunicacion: 'tipoComuniacion',
    }
    return faults.now.misspelt ? misspelt[name] : name
  }

  function processOpen(): void {
    if (faults.now.slow) return
    for (const batch of ledger.batches.values()) if (!ledger.done.has(batch.id)) processBatch(batch, settings)
  }

  function communicate(request: Element): string {
    const received = readCommunicationRequest(request, landlord)
    const id = randomUUID()
    ledger.write({ batch: { id, at: new Date().toISOString(), user, ...received } })
    return answer('0', 'Ok', writeText('lote', id))
  }

  function queryBatches(request: Element): string {
    const ids = listChildren(findChild(request, 'codigosLote'), 'lote').map(({ text }) => text.trim())
    if (ids.length === 0 || ids.length > MAX_QUERIES) throw new Rejection('10136', 'Entre 1 y 10 lotes')
    processOpen()
    const batches = ids.map((id) => {
      const batch = ledger.batches.get(id)
      if (!batch) throw new Rejection('10113', `El lote ${id} no existe`)
      return batch
    })
    return answer('0', 'Ok') + batches.map(describeBatch).join('')
  }

  function describeBatch(batch: Batch): string {
    const { id, at, operation, kind } = batch
    const outcomes = ledger.of(id)
    const state = getState(batch, outcomes)
    return writeXml(
      'resultado',
      writeText('lote', id),
      writeText(spell('tipoComunicacion'), kind),
      writeText('tipoOperacion', operation),
      writeText('fechaPeticion', at),
      writeText('codigoEstado', state),
      writeText('descEstado', states[state]),
      writeText('codigoArrendador', batch.landlord),
      outcomes.length > 0 ? writeXml('resultadoComunicaciones', ...outcomes.map(describeOutcome)) : undefined,
    )
  }

  function getState(batch: Batch, outcomes: readonly Outcome[]): keyof typeof states {
    if (!ledger.done.has(batch.id)) {
      const asked = ledger.calls.filter(({ what, result }) => what === 'consultaLoteRequest' && result === '0').length
      return asked % 2 === 0 ? 4 : 5
    }
    return outcomes.some(({ error }) => error !== undefined) ? 6 : 1
  }

  function describeOutcome({ order, code, errorCode, error }: Outcome): string {
    const isCancelled = code !== undefined && ledger.cancelled.has(code)
    return writeXml(
      spell('resultadoComunicacion'),
      writeText('orden', order),
      writeText('codigoComunicacion', code),
      writeText('tipoError', errorCode),
      writeText('error', error),
      writeText('anulada', String(isCancelled)),
    )
  }

  function queryCommunications(request: Element): string {
    const codes = listChildren(findChild(request, 'codigos'), 'codigo').map(({ text }) => text.trim())
    if (codes.length === 0 || codes.length > MAX_QUERIES) throw new Rejection('10136', 'Entre 1 y 10 comunicaciones')
    const known = codes.map((code) => {
      const outcome = ledger.find(code)
      if (!outcome) throw new Rejection('10160', `La comunicación ${code} no existe`)
      return outcome
    })
    return answer('0', 'Ok') + known.map((outcome) => writeXml('resultado', describeOutcome(outcome))).join('')
  }

  function cancelBatch(request: Element): string {
    const id = readText(request, 'lote')
    if (!ledger.batches.has(id)) throw new Rejection('10113', `El lote ${id} no existe`)
    processOpen()
    ledger.write({ cancelled: ledger.of(id).flatMap(({ code }) => code ?? []) })
    return answer('0', 'Ok')
  }

  function readCatalogue(request: Element): string {
    const name = readText(request, 'peticion', 'catalogo')
    if (!isCatalogueName(name)) throw new Rejection('10180', `El catálogo ${name} no existe`)
    const entries = Object.entries(catalogues[name]).map(([code, text]) =>
      writeXml('tupla', writeText('codigo', code), writeText('descripcion', text)),
    )
    return answer('0', 'Ok') + writeXml('resultado', ...entries)
  }

  const operations: Readonly<Record<string, (request: Element) => string>> = {
    comunicacionRequest: communicate,
    consultaLoteRequest: queryBatches,
    consultaComunicacionRequest: queryCommunications,
    anulacionLoteRequest: cancelBatch,
    catalogoRequest: readCatalogue,
  }

  /** Returns the answer, and writes down what was asked and with which result. */
  function operate(name: string, request: Element): string {
    const record = (result: string) => ledger.write({ call: { at: new Date().toISOString(), what: name, result } })
    try {
      if (faults.happens('unexpected')) throw new Rejection('10999', 'Error inesperado')
      const answered = operations[name]?.(request) ?? ''
      record('0')
      return answered
    } catch (error) {
      if (!(error instanceof Rejection)) throw error
      record(error.code)
      return answer(error.code, error.message)
    }
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (faults.now.down) return void request.socket.destroy()
    const body = await readBody(request)
    if (faults.now.badGateway) return answerBadGateway(response)
    if (request.headers.authorization !== credentials || faults.now.unauthorized) {
      ledger.write({ call: { at: new Date().toISOString(), what: 'unauthorized', result: '401' } })
      return void response.writeHead(401, { 'www-authenticate': 'Basic realm="hospedajes"' }).end()
    }
    if (request.method !== 'POST' || request.url !== PATH) return void response.writeHead(404).end()
    if (request.headers['soapaction'] === undefined || !request.headers['content-type']?.startsWith('text/xml'))
      return sendFault(response, 'Not a SOAP 1.1 request')
    const envelope = parseXml(body)
    const inside = findChild(envelope, 'Body')?.children[0]
    if (envelope?.name !== 'Envelope' || envelope.namespace !== SOAP || inside?.namespace !== NAMESPACE)
      return sendFault(response, 'Not an envelope of this service')
    if (!(inside.name in operations)) return sendFault(response, `No operation ${inside.name}`)
    const isSending = inside.name === 'comunicacionRequest' || inside.name === 'anulacionLoteRequest'
    if (isSending && faults.happens('cutBefore')) return void request.socket.destroy()
    const answered = operate(inside.name, inside)
    if (isSending && faults.happens('cutAfter')) return void request.socket.destroy()
    if (isSending && faults.happens('badGatewayAfter')) return answerBadGateway(response)
    const name = inside.name.replace(/Request$/, 'Response')
    send(response, 200, `<ns3:${name} xmlns:ns3="${NAMESPACE}">${answered}</ns3:${name}>`)
  }

  return createServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      if (response.headersSent) return response.destroy()
      sendFault(response, String(error))
    })
  })
}

const states = {
  1: 'Tramitada',
  4: 'Pendiente de tramitar',
  5: 'En trámite',
  6: 'Tramitada con errores',
} as const

const badGateway = '<html><head><title>502 Proxy Error</title></head><body><h1>Proxy Error</h1></body></html>'

function answerBadGateway(response: ServerResponse): void {
  response.writeHead(502, { 'content-type': 'text/html' }).end(badGateway)
}

function send(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'content-type': 'text/xml;charset=utf-8' })
  response.end(
    `<SOAP-ENV:Envelope xmlns:SOAP-ENV="${SOAP}"><SOAP-ENV:Header/><SOAP-ENV:Body>${body}</SOAP-ENV:Body></SOAP-ENV:Envelope>`,
  )
}

function sendFault(response: ServerResponse, text: string): void {
  const inside = writeXml('SOAP-ENV:Fault', writeText('faultcode', 'SOAP-ENV:Client'), writeText('faultstring', text))
  send(response, 500, inside)
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}
