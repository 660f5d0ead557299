import { createHash } from 'node:crypto'
import { type Element, findChild, getText } from '../read-xml.ts'
import type { Ledger, StoredRecord } from './ledger.ts'

/** An error that refuses a record, or one with which it is accepted. */
export interface RecordError {
  readonly code: string
  readonly text: string
  readonly refuses: boolean
  readonly duplicate?: StoredRecord | undefined
}

export interface ReadRecord extends Omit<StoredRecord, 'request' | 'errors' | 'isLate' | 'isRefused'> {
  readonly element: Element
}

const refuse = (code: string, text: string, duplicate?: StoredRecord): RecordError => ({
  code,
  text,
  refuses: true,
  duplicate,
})
const warn = (code: string, text: string): RecordError => ({ code, text, refuses: false })

export function readRecord(element: Element): ReadRecord {
  const isAlta = element.name === 'RegistroAlta'
  const suffix = isAlta ? '' : 'Anulada'
  const id = findChild(element, 'IDFactura')
  return {
    element,
    operation: isAlta ? 'Alta' : 'Anulacion',
    issuer: getText(id, `IDEmisorFactura${suffix}`),
    number: getText(id, `NumSerieFactura${suffix}`),
    day: getText(id, `FechaExpedicionFactura${suffix}`),
    ...(isAlta && { type: getText(element, 'TipoFactura'), total: getText(element, 'ImporteTotal') }),
    installation: getText(findChild(element, 'SistemaInformatico'), 'NumeroInstalacion'),
    hash: getText(element, 'Huella'),
    at: getText(element, 'FechaHoraHusoGenRegistro'),
    reference: getText(element, 'RefExterna'),
    isCorrection: getText(element, 'Subsanacion') === 'S',
  }
}

/** Computes the hash as the agency documents it. */
export function computeHash({ element, operation, issuer, number, day, at }: ReadRecord): string {
  const before = getText(findChild(findChild(element, 'Encadenamiento'), 'RegistroAnterior'), 'Huella')
  const suffix = operation === 'Alta' ? '' : 'Anulada'
  const parts = [
    `IDEmisorFactura${suffix}=${issuer}`,
    `NumSerieFactura${suffix}=${number}`,
    `FechaExpedicionFactura${suffix}=${day}`,
    ...(operation === 'Alta'
      ? ['TipoFactura', 'CuotaTotal', 'ImporteTotal'].map((name) => `${name}=${getText(element, name)}`)
      : []),
    `Huella=${before}`,
    `FechaHoraHusoGenRegistro=${at}`,
  ]
  return createHash('sha256').update(parts.join('&')).digest('hex').toUpperCase()
}

/** What is wrong with a record, given those before it. */
export function checkRecord(record: ReadRecord, ledger: Ledger): RecordError[] {
  return [...checkIdentity(record, ledger), ...checkContent(record), ...checkChain(record, ledger)]
}

function checkIdentity(record: ReadRecord, ledger: Ledger): RecordError[] {
  const known = ledger.of(record)
  const last = known.at(-1)
  if (record.operation === 'Anulacion') {
    if (last?.operation === 'Anulacion')
      return [refuse('3001', 'El registro de facturación ya ha sido dado de baja', last)]
    const isAlone = getText(record.element, 'SinRegistroPrevio') === 'S'
    return last || isAlone ? [] : [refuse('3002', 'No existe el registro de facturación')]
  }
  if (!record.isCorrection) return last ? [refuse('3000', 'Registro de facturación duplicado', last)] : []
  const isSame = known.find(({ hash }) => hash === record.hash)
  if (isSame) return [refuse('3000', 'Registro de facturación duplicado', isSame)]
  const isNew = getText(record.element, 'RechazoPrevio') === 'X'
  if (isNew === !last) return []
  return [refuse('3002', isNew ? 'Existe un registro previo' : 'No existe el registro de facturación')]
}

const LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE'
const sum = (elements: readonly Element[], name: string) =>
  elements.reduce((total, one) => total + Number(getText(one, name)), 0)
const isClose = (one: number, other: number) => Math.abs(one - other) <= 10

function checkContent({ element, operation, type = '' }: ReadRecord): RecordError[] {
  if (operation === 'Anulacion') return []
  const hasRecipient = findChild(element, 'Destinatarios') !== undefined
  const isSimplified = type === 'F2' || type === 'R5'
  const isCorrective = type.startsWith('R')
  const details = findChild(element, 'Desglose')?.children ?? []
  const number = getText(findChild(findChild(element, 'Destinatarios'), 'IDDestinatario'), 'NIF')
  return [
    ...(hasRecipient === isSimplified ? [refuse('1189', 'Destinatarios no corresponde al tipo de factura')] : []),
    ...(isCorrective !== (getText(element, 'TipoRectificativa') !== '')
      ? [refuse('1114', 'TipoRectificativa no corresponde al tipo de factura')]
      : []),
    ...(/^\d{8}[A-Z]$/.test(number) && LETTERS[Number(number.slice(0, 8)) % 23] !== number.slice(8)
      ? [refuse('1239', 'NIF del destinatario incorrecto')]
      : []),
    ...details.flatMap(checkDetail),
    ...(isClose(sum(details, 'CuotaRepercutida'), Number(getText(element, 'CuotaTotal')))
      ? []
      : [warn('2006', 'CuotaTotal no cuadra con el desglose')]),
    ...(isClose(
      sum(details, 'BaseImponibleOimporteNoSujeto') + sum(details, 'CuotaRepercutida'),
      Number(getText(element, 'ImporteTotal')),
    )
      ? []
      : [warn('2005', 'ImporteTotal no cuadra con el desglose')]),
  ]
}

function checkDetail(detail: Element): RecordError[] {
  const isTaxed = getText(detail, 'CalificacionOperacion') === 'S1'
  const [rate, base, tax] = ['TipoImpositivo', 'BaseImponibleOimporteNoSujeto', 'CuotaRepercutida'].map((name) =>
    getText(detail, name),
  )
  if (isTaxed !== (rate !== '' && tax !== '')) return [refuse('1197', 'TipoImpositivo y CuotaRepercutida')]
  return isTaxed && !isClose((Number(base) * Number(rate)) / 100, Number(tax))
    ? [refuse('1142', 'CuotaRepercutida no corresponde a la base')]
    : []
}

function checkChain(record: ReadRecord, ledger: Ledger): RecordError[] {
  const chain = findChild(record.element, 'Encadenamiento')
  const before = findChild(chain, 'RegistroAnterior')
  const isFirst = getText(chain, 'PrimerRegistro') === 'S'
  const last = ledger.last(record)
  return [
    ...(computeHash(record) === record.hash ? [] : [warn('2000', 'La huella no es correcta')]),
    ...(isFirst && last ? [warn('2007', 'Existen registros anteriores')] : []),
    ...(before && last && getText(before, 'Huella') !== last.hash
      ? [warn('2001', 'El registro anterior no es el último de la cadena')]
      : []),
    ...(last && new Date(record.at) < new Date(last.at) ? [warn('2004', 'La fecha es anterior a la del último')] : []),
  ]
}
