import { randomUUID } from 'node:crypto'
import type { FaultBoard } from './faults.ts'
import type { Batch, Ledger, Outcome } from './ledger.ts'
import { findRefusal, type Installation, type Refusal } from './rules.ts'
import { type CommunicationKind, isCommunicationKind } from './schema.ts'
import { type Element, findChild, listChildren, parseXml, readText } from './xml.ts'

interface Settings {
  readonly ledger: Ledger
  readonly faults: FaultBoard
  readonly installation: Installation
}

/** What the ministry does after it has answered: each communication is stored or refused. */
export function processBatch(batch: Batch, settings: Settings): void {
  const root = parseXml(batch.xml) as Element
  const cancelled: string[] = []
  const results = batch.operation === 'B' ? cancelAll(root, settings, cancelled) : storeAll(batch, root, settings)
  const outcomes = results.map((result, at) => ({ batch: batch.id, order: at + 1, ...result }))
  settings.ledger.write({ done: batch.id, outcomes, cancelled })
}

type Result = Omit<Outcome, 'batch' | 'order'>

function storeAll(batch: Batch, root: Element, { ledger, faults, installation }: Settings): readonly Result[] {
  const request = findChild(root, 'solicitud')
  const establishment = readText(request, 'codigoEstablecimiento')
  const isRepeated = ledger.hasEqual(batch)
  const refusalOf = (communication: Element, reference: string): Refusal | undefined => {
    if (isRepeated) return { code: '10121', text: 'Comunicación duplicada' }
    if (faults.now.refuse.includes(reference))
      return { code: '10131', text: `El valor del campo ${faults.now.refusedField} no es válido` }
    return findRefusal(kindOf(batch), establishment, communication, installation)
  }
  return listChildren(request, 'comunicacion').map((communication) => {
    const reference = readText(communication, 'contrato', 'referencia')
    const refusal = refusalOf(communication, reference)
    const people = listChildren(communication, 'persona').length
    return { reference, people, ...(refusal ? toError(refusal) : { code: randomUUID() }) }
  })
}

function cancelAll(root: Element, { ledger }: Settings, cancelled: string[]): readonly Result[] {
  return listChildren(root, 'codigoComunicacion').map(({ text }) => {
    const code = text.trim()
    const known = ledger.find(code)
    if (!known) return toError({ code: '10160', text: `La comunicación ${code} no existe` })
    if (ledger.cancelled.has(code) || cancelled.includes(code))
      return toError({ code: '10160', text: `La comunicación ${code} ya está anulada` })
    cancelled.push(code)
    return { ...(known.reference && { reference: known.reference }) }
  })
}

function toError({ code, text }: Refusal): Result {
  return { errorCode: code, error: text }
}

function kindOf({ kind = '' }: Batch): CommunicationKind {
  if (!isCommunicationKind(kind)) throw new Error(`a batch of an unknown kind: ${kind}`)
  return kind
}
