import { randomUUID } from 'node:crypto'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { TLSSocket } from 'node:tls'
import type { Faults as CommonFaults, FaultBoard } from '../authority-faults.ts'
import { escapeXml, findChild, getText, readSoapBody } from '../read-xml.ts'
import { checkRecord, type ReadRecord, type RecordError, readRecord } from './check-record.ts'
import { checkMessage, SchemaError } from './check-schema.ts'
import type { Ledger, StoredRecord } from './ledger.ts'

interface Settings {
  readonly ledger: Ledger
  readonly faults: FaultBoard
  readonly rules: AgencyRules
  /** Certificate and key of the agency, and the authority that issues those of its clients. */
  readonly certificate: string
  readonly ca: string
}

/** What can be changed while it runs. */
export interface AgencyRules {
  waitSeconds: number
  /** Refuses records of these invoices, whatever they contain. */
  refuse: readonly string[]
  /** Refuses all certificates. */
  unauthorized: boolean
}

export type Faults = CommonFaults

const PATH = '/wlpl/TIKE-CONT/ws/SistemaFacturacion/VerifactuSOAP'
const SCHEMAS =
  'https://www2.agenciatributaria.gob.es/static_files/common/internet/dep/aplicaciones/es/aeat/tike/cont/ws'

class Refused extends Error {}

/** Spain's tax agency, as far as its service for records of invoices is documented. It can be made to misbehave. */
export function createVerifactu({ ledger, faults, rules, certificate, ca }: Settings): Server {
  /** When the issuer may send again. */
  const nextAt = new Map<string, number>()

  function receive(body: string, holder: string): string {
    const message = readSoapBody(body)
    checkMessage(message)
    const head = findChild(message, 'Cabecera')
    const issuer = getText(findChild(head, 'ObligadoEmision'), 'NIF')
    // The number of a certificate's holder is in its subject, after a prefix.
    if (!holder.endsWith(issuer))
      throw new Refused(
        'Codigo[4112].El titular del certificado debe ser Obligado Emisión, Colaborador Social o Apoderado',
      )
    const isLate = getText(findChild(head, 'RemisionVoluntaria'), 'Incidencia') === 'S'
    const records = message.children
      .filter(({ name }) => name === 'RegistroFactura')
      .flatMap(({ children }) => children.map(readRecord))
    if (records.some((record) => record.issuer !== issuer)) throw new Refused('Codigo[4107].Varios obligados')
    const isEarly = (nextAt.get(issuer) ?? 0) > Date.now()
    const request = randomUUID().slice(0, 16).toUpperCase()
    const stored: StoredRecord[] = []
    const lines = records.map((record) => {
      const errors = rules.refuse.includes(record.number)
        ? [{ code: '1100', text: 'Valor o tipo incorrecto del campo', refuses: true }]
        : checkRecord(record, ledger)
      const isRefused = errors.some(({ refuses }) => refuses)
      // A repetition is no further link of the chain.
      if (!ledger.records.some(({ hash }) => hash === record.hash)) {
        const { element: _, ...own } = record
        const one = { ...own, isLate, request, errors: errors.map(({ code }) => code), isRefused }
        stored.push(one)
        // The next record of the message continues this one.
        ledger.records.push(one)
      }
      return { xml: writeLine(record, errors, isRefused), isRefused }
    })
    ledger.records.splice(ledger.records.length - stored.length, stored.length)
    const refused = lines.filter((line) => line.isRefused).length
    const result = refused === 0 ? 'Correcto' : refused === lines.length ? 'Incorrecto' : 'ParcialmenteCorrecto'
    ledger.write({ call: { at: Date.now(), records: records.length, result, isEarly }, records: stored })
    nextAt.set(issuer, Date.now() + rules.waitSeconds * 1_000)
    const receipt = refused < lines.length ? `<tikR:CSV>A-${request}</tikR:CSV>` : ''
    const inside = `${receipt}<tikR:TiempoEsperaEnvio>${rules.waitSeconds}</tikR:TiempoEsperaEnvio><tikR:EstadoEnvio>${result}</tikR:EstadoEnvio>${lines.map(({ xml }) => xml).join('')}`
    return `<tikR:RespuestaRegFactuSistemaFacturacion xmlns:tikR="${SCHEMAS}/RespuestaSuministro.xsd" xmlns:tik="${SCHEMAS}/SuministroInformacion.xsd">${inside}</tikR:RespuestaRegFactuSistemaFacturacion>`
  }

  function refuse(response: ServerResponse, reason: string): void {
    ledger.write({ call: { at: Date.now(), records: 0, result: reason, isEarly: false }, records: [] })
    send(
      response,
      500,
      `<env:Fault><faultcode>env:Client</faultcode><faultstring>${escapeXml(reason)}</faultstring></env:Fault>`,
    )
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (faults.now.down) return void request.socket.destroy()
    const body = await readBody(request)
    if (faults.now.badGateway) return void response.writeHead(502).end('<h1>Proxy Error</h1>')
    if (faults.happens('cutBefore')) return void request.socket.destroy()
    await faults.pass()
    const socket = request.socket as TLSSocket
    const subject = socket.getPeerCertificate().subject as { serialNumber?: string } | undefined
    if (!socket.authorized || rules.unauthorized) return void response.writeHead(403).end('Acceso no permitido')
    if (request.method !== 'POST' || request.url !== PATH) return void response.writeHead(404).end()
    try {
      const answer = receive(body, subject?.serialNumber ?? '')
      if (faults.happens('cutAfter')) return void request.socket.destroy()
      send(response, 200, answer)
    } catch (error) {
      if (error instanceof SchemaError) refuse(response, `Codigo[4102].El XML no cumple el esquema. ${error.message}`)
      else if (error instanceof Refused) refuse(response, error.message)
      else throw error
    }
  }

  const options = { cert: certificate, key: certificate, ca, requestCert: true, rejectUnauthorized: false }
  return createServer(options, (request, response) => {
    serve(request, response).catch((error: unknown) => {
      if (response.headersSent) return response.destroy()
      refuse(response, `Codigo[4104].${String(error)}`)
    })
  })
}

function writeLine(record: ReadRecord, errors: readonly RecordError[], isRefused: boolean): string {
  const [first] = errors
  const state = isRefused ? 'Incorrecto' : errors.length > 0 ? 'AceptadoConErrores' : 'Correcto'
  const duplicate = errors.find((error) => error.duplicate)?.duplicate
  const error = first
    ? `<tikR:CodigoErrorRegistro>${first.code}</tikR:CodigoErrorRegistro><tikR:DescripcionErrorRegistro>${escapeXml(first.text)}</tikR:DescripcionErrorRegistro>`
    : ''
  const id = `<tikR:IDFactura><tik:IDEmisorFactura>${record.issuer}</tik:IDEmisorFactura><tik:NumSerieFactura>${escapeXml(record.number)}</tik:NumSerieFactura><tik:FechaExpedicionFactura>${record.day}</tik:FechaExpedicionFactura></tikR:IDFactura>`
  const operation = `<tikR:Operacion><tik:TipoOperacion>${record.operation}</tik:TipoOperacion></tikR:Operacion>`
  const reference = `<tikR:RefExterna>${escapeXml(record.reference)}</tikR:RefExterna>`
  return `<tikR:RespuestaLinea>${id}${operation}${reference}<tikR:EstadoRegistro>${state}</tikR:EstadoRegistro>${error}${duplicate ? writeDuplicate(duplicate) : ''}</tikR:RespuestaLinea>`
}

function writeDuplicate({ request, operation, errors }: StoredRecord): string {
  const accepted = errors.length > 0 ? 'AceptadaConErrores' : 'Correcta'
  const state = operation === 'Anulacion' ? 'Anulada' : accepted
  return `<tikR:RegistroDuplicado><tik:IdPeticionRegistroDuplicado>${request}</tik:IdPeticionRegistroDuplicado><tik:EstadoRegistroDuplicado>${state}</tik:EstadoRegistroDuplicado></tikR:RegistroDuplicado>`
}

function send(response: ServerResponse, status: number, inside: string): void {
  response.writeHead(status, { 'content-type': 'text/xml; charset=utf-8' })
  response.end(
    `<?xml version="1.0" encoding="UTF-8"?><env:Envelope xmlns:env="http://schemas.xmlsoap.org/soap/envelope/"><env:Body>${inside}</env:Body></env:Envelope>`,
  )
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}
