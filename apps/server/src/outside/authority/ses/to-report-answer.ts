import type { GuestFieldName } from '@foyer/domain/fields/field.ts'
import { CredentialsRefused, type RefusalReason, type ReportAnswer } from '../authority.ts'
import type { Answer, BatchResult } from './read-answer.ts'

const OK = '0'
const REPEAT = '10999'
const DUPLICATE = '10121'

/** A repeated cancellation of which the first one had arrived. */
const ALREADY_CANCELLED = /\bya est[aá] anulad/i

/** Settings or permission: nothing is accepted until a person corrects them. */
const settingCodes: readonly string[] = ['10100', '10101', '10103', '10107', '10119', '10120', '10128', '10150']

/** The batch is not, or no longer, known. */
const queryCodes: readonly string[] = ['10113', '10136', '10160', '10180']

/** The ministry's element, longest name first, and our field. */
const fieldNames: readonly (readonly [element: string, field: GuestFieldName | 'contractDay' | 'paymentType'])[] = [
  ['direccionComplementaria', 'street'],
  ['soporteDocumento', 'supportNumber'],
  ['numeroDocumento', 'documentNumber'],
  ['codigoMunicipio', 'municipality'],
  ['nombreMunicipio', 'city'],
  ['fechaNacimiento', 'birthDate'],
  ['tipoDocumento', 'documentNumber'],
  ['fechaContrato', 'contractDay'],
  ['nacionalidad', 'nationality'],
  ['codigoPostal', 'postalCode'],
  ['parentesco', 'relationship'],
  ['apellido1', 'lastName'],
  ['apellido2', 'secondLastName'],
  ['direccion', 'street'],
  ['telefono2', 'phone2'],
  ['telefono', 'phone'],
  ['tipoPago', 'paymentType'],
  ['correo', 'email'],
  ['nombre', 'firstName'],
  ['sexo', 'gender'],
  ['pais', 'country'],
]

function toReason(code: string, text: string): RefusalReason {
  const [, field] = fieldNames.find(([name]) => new RegExp(`\\b${name}\\b`).test(text)) ?? []
  return { code, text, ...(field && { field }) }
}

/** The answer to sending or cancelling: a number to ask about, or why nothing was stored. */
export function toQueued({ code, text, batch }: Answer): ReportAnswer {
  if (code === OK) return batch ? { state: 'queued', batch } : { state: 'unknown' }
  if (code === REPEAT) throw new Error(`SES answered ${code}`)
  if (settingCodes.includes(code)) throw new CredentialsRefused(`SES answered ${code}: ${text}`)
  return { state: 'refused', reasons: [toReason(code, text)] }
}

/** What became of a batch with one communication. */
export function toOutcome(asked: string, { code, text, batches }: Answer): ReportAnswer {
  if (queryCodes.includes(code)) return { state: 'unknown' }
  if (settingCodes.includes(code)) throw new CredentialsRefused(`SES answered ${code}: ${text}`)
  const result = batches.find(({ batch }) => batch === asked)
  if (code !== OK || !result) throw new Error(`SES answered ${code}`)
  return outcomes[result.state]?.(result) ?? { state: 'queued', batch: asked }
}

/** By the state of the batch; 4 and 5, and states that we do not know, are not final. */
const outcomes: Readonly<Record<string, (result: BatchResult) => ReportAnswer>> = {
  1: readOutcome,
  2: ({ state, text }) => ({ state: 'refused', reasons: [toReason(state, text)] }),
  3: ({ state, text }) => ({ state: 'refused', reasons: [toReason(state, text)] }),
  6: readOutcome,
}

function readOutcome({ batch, state, text, communications }: BatchResult): ReportAnswer {
  const [only = {}] = communications
  if (only.errorCode || only.error) {
    const { errorCode = state, error = text } = only
    if (ALREADY_CANCELLED.test(error)) return { state: 'accepted', receipt: batch }
    // Equal XML is stored already, under a number that we never received.
    if (errorCode === DUPLICATE && /duplicad/i.test(error)) return { state: 'unknown' }
    return { state: 'refused', reasons: [toReason(errorCode, error)] }
  }
  // A cancellation gets no number of its own.
  return { state: 'accepted', receipt: only.receipt ?? batch }
}
