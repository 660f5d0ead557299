import { unzipSync } from 'fflate'
import type { Batch } from './ledger.ts'
import { type CommunicationKind, findSchemaError, isCommunicationKind, requestSchemas } from './schema.ts'
import { type Element, findChild, listChildren, parseXml, readText } from './xml.ts'

const MAX_COMMUNICATIONS = 100

const namespaces = {
  PV: 'http://www.neg.hospedajes.mir.es/altaParteHospedaje',
  RH: 'http://www.neg.hospedajes.mir.es/altaReservaHospedaje',
  AV: 'http://www.neg.hospedajes.mir.es/altaAlquilerVehiculo',
  RV: 'http://www.neg.hospedajes.mir.es/altaReservaVehiculo',
} as const

const CANCEL_NAMESPACE = 'http://www.neg.hospedajes.mir.es/anularComunicacion'

/** The code and description of an answer that stores nothing. */
export class Rejection extends Error {
  readonly code: string

  constructor(code: string, text: string) {
    super(text)
    this.code = code
  }
}

type Received = Pick<Batch, 'operation' | 'kind' | 'landlord' | 'xml'>

/** Reads `comunicacionRequest`, with the checks that are made before the answer. */
export function readCommunicationRequest(request: Element, landlord: string): Received {
  const header = findChild(request, 'peticion', 'cabecera')
  const [owner, program] = [readText(header, 'codigoArrendador'), readText(header, 'aplicacion')]
  const [operation, kind] = [readText(header, 'tipoOperacion'), readText(header, 'tipoComunicacion')]
  if (!header) throw new Rejection('10108', 'Falta la cabecera')
  if (owner.length === 0 || owner.length > 10) throw new Rejection('10109', 'codigoArrendador no válido')
  if (program.length === 0 || program.length > 50) throw new Rejection('10110', 'aplicacion no válida')
  if (owner !== landlord) throw new Rejection('10101', 'El arrendador no existe o no es del usuario')
  if (operation !== 'A' && operation !== 'B') throw new Rejection('10116', 'tipoOperacion no válido')
  if (operation === 'A' && !isCommunicationKind(kind)) throw new Rejection('10117', 'tipoComunicacion no válido')
  if (operation === 'B' && kind) throw new Rejection('10117', 'tipoComunicacion sólo se admite en altas')
  const xml = unzip(readText(request, 'peticion', 'solicitud'))
  assertValid(xml, operation, kind)
  return { operation, landlord: owner, xml, ...(kind && { kind }) }
}

function unzip(encoded: string): string {
  const unreadable = new Rejection('10111', 'La solicitud no es un ZIP en Base64')
  if (!/^[A-Za-z0-9+/\s]+={0,2}$/.test(encoded)) throw unreadable
  const files = openZip(Buffer.from(encoded, 'base64'))
  const [content] = files
  if (!content || files.length > 1) throw unreadable
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(content)
  } catch {
    throw new Rejection('10111', 'La solicitud no está en UTF-8')
  }
}

function openZip(bytes: Uint8Array): readonly Uint8Array[] {
  try {
    return Object.values(unzipSync(bytes))
  } catch {
    return []
  }
}

function assertValid(xml: string, operation: 'A' | 'B', kind: string): void {
  const root = xml.startsWith('\uFEFF') ? undefined : parseXml(xml)
  if (!root) throw new Rejection('10112', 'El XML no está bien formado')
  if (operation === 'B') assertCancels(root)
  else if (isCommunicationKind(kind)) assertSends(root, kind)
}

function assertSends(root: Element, kind: CommunicationKind): void {
  if (root.name !== 'peticion' || root.namespace !== namespaces[kind])
    throw new Rejection('10118', `El elemento raíz no es peticion de ${namespaces[kind]}`)
  const error = findSchemaError(root, requestSchemas[kind])
  if (error) throw new Rejection('10118', `El XML no cumple el esquema: ${error}`)
  if (listChildren(findChild(root, 'solicitud'), 'comunicacion').length > MAX_COMMUNICATIONS)
    throw new Rejection('10122', `Más de ${MAX_COMMUNICATIONS} comunicaciones`)
}

/** Unlike the others, these elements are all in the namespace. */
function assertCancels(root: Element): void {
  const codes = listChildren(root, 'codigoComunicacion')
  const elements = [root, ...root.children]
  const isValid =
    root.name === 'comunicaciones' &&
    codes.length > 0 &&
    codes.length === root.children.length &&
    elements.every(({ namespace }) => namespace === CANCEL_NAMESPACE)
  if (!isValid) throw new Rejection('10118', 'El XML no cumple el esquema: comunicaciones/codigoComunicacion')
}
