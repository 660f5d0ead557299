import { findElements, findText } from '../authority/soap/find-elements.ts'
import type { RecordAnswer, SendingAnswer } from './tax-agency.ts'

const states: Readonly<Record<string, RecordAnswer['state']>> = {
  Correcto: 'accepted',
  AceptadoConErrores: 'acceptedWithErrors',
  Incorrecto: 'refused',
}

const duplicates: Readonly<Record<string, RecordAnswer['duplicate']>> = {
  Correcta: 'accepted',
  AceptadaConErrores: 'acceptedWithErrors',
  Anulada: 'cancelled',
}

/** What the agency asks for if an answer does not say how long to wait. */
export const DEFAULT_WAIT_SECONDS = 60
/** Answers are not trusted with more. */
const MAX_WAIT_SECONDS = 86_400

/** Reads the answer about a sending, or returns undefined if it is not one. */
export function readAnswer(xml: string): SendingAnswer | undefined {
  const [answer] = findElements(xml, 'RespuestaRegFactuSistemaFacturacion')
  if (answer === undefined) return undefined
  const wait = Number(findText(answer, 'TiempoEsperaEnvio'))
  return {
    records: findElements(answer, 'RespuestaLinea').flatMap(readLine),
    receipt: findText(answer, 'CSV') || undefined,
    waitSeconds: wait > 0 ? Math.min(wait, MAX_WAIT_SECONDS) : DEFAULT_WAIT_SECONDS,
  }
}

function readLine(line: string): RecordAnswer[] {
  // The agency's words about the earlier record are in an element with the same names.
  const [duplicate] = findElements(line, 'RegistroDuplicado')
  const own = duplicate === undefined ? line : line.replace(duplicate, '')
  const state = states[findText(own, 'EstadoRegistro')]
  if (!state) return []
  return [
    {
      id: findText(own, 'RefExterna'),
      state,
      code: findText(own, 'CodigoErrorRegistro') || undefined,
      reason: findText(own, 'DescripcionErrorRegistro') || undefined,
      ...(duplicate !== undefined && { duplicate: duplicates[findText(duplicate, 'EstadoRegistroDuplicado')] }),
    },
  ]
}

/** Why the agency refuses the whole message. */
export function readFault(xml: string): string | undefined {
  const [fault] = findElements(xml, 'Fault')
  return fault === undefined ? undefined : findText(fault, 'faultstring') || 'the message was refused'
}
