import { XMLParser } from 'fast-xml-parser'
import { AnswerLost } from './post-ses.ts'

const parser = new XMLParser({ removeNSPrefix: true, ignoreAttributes: true, parseTagValue: false })

type Node = Readonly<Record<string, unknown>>

export interface Answer {
  readonly code: string
  readonly text: string
  readonly batch?: string
  readonly batches: readonly BatchResult[]
}

export interface BatchResult {
  readonly batch: string
  readonly state: string
  readonly text: string
  readonly communications: readonly CommunicationResult[]
}

export interface CommunicationResult {
  readonly isCancelled?: true
  readonly receipt?: string
  readonly errorCode?: string
  readonly error?: string
}

/**
 * Reads an answer without validating it: the ministry's examples and its schema spell three names
 * differently, and both spellings occur.
 */
export function readAnswer(xml: string): Answer {
  const body = findNode(parser.parse(xml), 'Envelope', 'Body')
  const response = Object.values(body ?? {}).find((value) => findNode(value, 'respuesta'))
  const head = findNode(response, 'respuesta')
  const code = readText(head, 'codigo', 'codigoRetorno')
  if (!head || code === '') throw new AnswerLost('SES answered something else')
  const batch = readText(head, 'lote')
  return {
    code,
    text: readText(head, 'descripcion'),
    ...(batch && { batch }),
    batches: listNodes(findNode(response), 'resultado').map(toBatchResult),
  }
}

function toBatchResult(node: Node): BatchResult {
  // The answer about single communications lacks the element around them.
  const inside = findNode(node, 'resultadoComunicaciones') ?? node
  const results = [...listNodes(inside, 'resultadoComunicacion'), ...listNodes(inside, 'resutadoComunicacion')]
  return {
    batch: readText(node, 'lote'),
    state: readText(node, 'codigoEstado'),
    text: readText(node, 'descEstado'),
    communications: results.map(toCommunicationResult),
  }
}

function toCommunicationResult(node: Node): CommunicationResult {
  const [receipt, errorCode, error] = [
    readText(node, 'codigoComunicacion'),
    readText(node, 'tipoError'),
    readText(node, 'error'),
  ]
  const isCancelled = readText(node, 'anulada') === 'true'
  return {
    ...(isCancelled && { isCancelled }),
    ...(receipt && { receipt }),
    ...(errorCode && { errorCode }),
    ...(error && { error }),
  }
}

function findNode(value: unknown, ...path: readonly string[]): Node | undefined {
  const found = path.reduce<unknown>((at, name) => (isNode(at) ? at[name] : undefined), value)
  return isNode(found) ? found : undefined
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** One element is an object, several are an array. */
function listNodes(node: Node | undefined, name: string): readonly Node[] {
  return [node?.[name]].flat().filter(isNode)
}

/** The text of the first of these elements that has one. */
function readText(node: Node | undefined, ...names: readonly string[]): string {
  for (const name of names) {
    const value = node?.[name]
    if (typeof value === 'string' && value.trim()) return value.trim()
  }
  return ''
}
