import { isCode } from './catalogues.ts'
import type { CommunicationKind } from './schema.ts'
import { type Element, findChild, listChildren, readText } from './xml.ts'

export interface Refusal {
  readonly code: string
  readonly text: string
}

export interface Installation {
  readonly establishments: readonly string[]
}

const missing = (field: string): Refusal => ({ code: '10130', text: `El campo ${field} es obligatorio` })
const wrong = (field: string, value: string): Refusal => ({
  code: '10131',
  text: `El valor ${value} del campo ${field} no es válido`,
})

const CHECK_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE'

/** NIE begins with X, Y or Z, which count as 0, 1 and 2. */
function hasCheckLetter(number: string): boolean {
  const digits = number.slice(0, -1).replace(/^[XYZ]/, (first) => String('XYZ'.indexOf(first)))
  return /^\d{8}$/.test(digits) && CHECK_LETTERS[Number(digits) % 23] === number.at(-1)
}

const documentForms: Readonly<Record<string, RegExp>> = { NIF: /^\d{8}[A-Z]$/, NIE: /^[XYZ]\d{7}[A-Z]$/ }

function isMinor(birth: string, day: string): boolean {
  const eighteen = `${Number(birth.slice(0, 4)) + 18}${birth.slice(4)}`
  return eighteen > day.slice(0, 10)
}

function findAddressError(address: Element | undefined): Refusal | undefined {
  if (!address) return undefined
  const isSpanish = readText(address, 'pais') === 'ESP'
  if (isSpanish && !readText(address, 'codigoMunicipio')) return missing('codigoMunicipio')
  if (!isSpanish && !readText(address, 'nombreMunicipio')) return missing('nombreMunicipio')
  return undefined
}

function findDocumentError(person: Element): Refusal | undefined {
  const kind = readText(person, 'tipoDocumento')
  const number = readText(person, 'numeroDocumento')
  if (kind && !isCode('TIPO_DOCUMENTO', kind)) return wrong('tipoDocumento', kind)
  if (kind && !number) return missing('numeroDocumento')
  if (number && !kind) return missing('tipoDocumento')
  const form = documentForms[kind]
  if (form && !(form.test(number) && hasCheckLetter(number))) return wrong('numeroDocumento', number)
  if (kind === 'NIF' && !readText(person, 'apellido2')) return missing('apellido2')
  return undefined
}

function findPersonError(person: Element): Refusal | undefined {
  const sex = readText(person, 'sexo')
  const relationship = readText(person, 'parentesco')
  if (sex && !isCode('SEXO', sex)) return wrong('sexo', sex)
  if (relationship && !isCode('TIPO_PARENTESCO', relationship)) return wrong('parentesco', relationship)
  if (!['telefono', 'telefono2', 'correo'].some((name) => readText(person, name)))
    return missing('telefono, telefono2 o correo')
  return findDocumentError(person) ?? findAddressError(findChild(person, 'direccion'))
}

function findTravellerError(person: Element, entry: string): Refusal | undefined {
  const kind = readText(person, 'tipoDocumento')
  if (readText(person, 'rol') !== 'VI') return wrong('rol', readText(person, 'rol'))
  if (isMinor(readText(person, 'fechaNacimiento'), entry)) {
    if (!readText(person, 'parentesco')) return missing('parentesco')
  } else if (!kind) return missing('tipoDocumento')
  if ((kind === 'NIF' || kind === 'NIE') && !readText(person, 'soporteDocumento')) return missing('soporteDocumento')
  return findPersonError(person)
}

function findPaymentError(contract: Element | undefined): Refusal | undefined {
  const kind = readText(contract, 'pago', 'tipoPago')
  return isCode('TIPO_PAGO', kind) ? undefined : wrong('tipoPago', kind)
}

function findLodgingContractError(contract: Element | undefined, people: number): Refusal | undefined {
  const [from, until] = [readText(contract, 'fechaEntrada'), readText(contract, 'fechaSalida')]
  if (until < from) return wrong('fechaSalida', until)
  if (Number(readText(contract, 'numPersonas')) !== people)
    return wrong('numPersonas', readText(contract, 'numPersonas'))
  return findPaymentError(contract)
}

function findFirst<Thing>(things: readonly Thing[], find: (thing: Thing) => Refusal | undefined): Refusal | undefined {
  for (const thing of things) {
    const found = find(thing)
    if (found) return found
  }
  return undefined
}

const bookingRoles = ['TI', 'VI']

function findBookingError(communication: Element): Refusal | undefined {
  const people = listChildren(communication, 'persona')
  if (!people.some((person) => readText(person, 'rol') === 'TI')) return missing('rol TI')
  return (
    findPaymentError(findChild(communication, 'contrato')) ??
    findFirst(people, (person) =>
      bookingRoles.includes(readText(person, 'rol')) ? findPersonError(person) : wrong('rol', readText(person, 'rol')),
    )
  )
}

function findDriverError(person: Element): Refusal | undefined {
  const data = findChild(person, 'datosPersona') as Element
  const role = readText(data, 'rol')
  if (!['TI', 'CP', 'CS'].includes(role)) return wrong('rol', role)
  if (role !== 'TI' && !findChild(person, 'permisoConducir')) return missing('permisoConducir')
  return findPersonError(data)
}

function findRentalError(communication: Element): Refusal | undefined {
  const people = listChildren(communication, 'persona')
  const roles = people.map((person) => readText(person, 'datosPersona', 'rol'))
  if (!roles.includes('TI')) return missing('rol TI')
  if (!roles.includes('CP')) return missing('rol CP')
  return findPaymentError(findChild(communication, 'contrato')) ?? findFirst(people, findDriverError)
}

function findStayError(communication: Element): Refusal | undefined {
  const contract = findChild(communication, 'contrato')
  const people = listChildren(communication, 'persona')
  return (
    findLodgingContractError(contract, people.length) ??
    findFirst(people, (person) => findTravellerError(person, readText(contract, 'fechaEntrada')))
  )
}

const kinds: Readonly<Record<CommunicationKind, (communication: Element) => Refusal | undefined>> = {
  PV: findStayError,
  RH: findBookingError,
  AV: findRentalError,
  RV: (communication) => findPaymentError(findChild(communication, 'contrato')),
}

const establishmentPaths: Readonly<Record<CommunicationKind, readonly (readonly string[])[]>> = {
  PV: [],
  RH: [['establecimiento', 'codigo']],
  AV: [
    ['contrato', 'codigoEstablecimientoRecogida'],
    ['contrato', 'codigoEstablecimientoDevolucion'],
  ],
  RV: [
    ['contrato', 'codigoEstablecimientoRecogida'],
    ['contrato', 'codigoEstablecimientoDevolucion'],
  ],
}

/** Returns why this communication is not stored. */
export function findRefusal(
  kind: CommunicationKind,
  establishment: string,
  communication: Element,
  { establishments }: Installation,
): Refusal | undefined {
  const codes = [establishment, ...establishmentPaths[kind].map((path) => readText(communication, ...path))]
  const unknown = codes.find((code) => code !== '' && !establishments.includes(code))
  if (unknown) return { code: '10119', text: `El establecimiento ${unknown} no pertenece al arrendador` }
  return kinds[kind](communication)
}
