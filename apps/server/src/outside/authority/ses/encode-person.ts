import {
  getSesContact,
  getSesDocumentType,
  isMinorAtArrival,
  isSesRelationship,
  sesSexes,
  toChildRelationship,
  toSesPhone,
} from '@foyer/domain/authority/ses-codes.ts'
import type { ReportedPayment, ReportedPerson, StayReport } from '@foyer/domain/authority/stay-report.ts'
import { cleanDocumentNumber } from '@foyer/domain/document/document-number.ts'
import { paymentCodes } from '@foyer/domain/payment/payment-type.ts'
import { type Content, element } from './element.ts'

/** The ministry wants a postal code of every home, also where there are none. */
const NO_POSTAL_CODE = '00000'

const MAX_HOLDER_LENGTH = 100
const MAX_MEANS_LENGTH = 50

/** `VI` travels, `TI` rents, `CP` drives, `CS` drives too. */
export type Role = 'VI' | 'TI' | 'CP' | 'CS'

/** Elements in the order of the schema, which is binding. */
export function encodeNames(person: ReportedPerson, role: Role): Content {
  return [
    element('rol', role),
    element('nombre', person.firstName?.trim()),
    element('apellido1', person.lastName?.trim()),
    element('apellido2', person.secondLastName?.trim()),
  ]
}

export function encodeDocument(person: ReportedPerson): Content {
  if (!person.documentNumber) return undefined
  return [
    element('tipoDocumento', getSesDocumentType(person)),
    element('numeroDocumento', cleanDocumentNumber(person.documentNumber)),
  ]
}

/** Only Spain's own documents have one. */
export function encodeSupport(person: ReportedPerson): Content {
  const isSpanish = person.documentNumber && ['NIF', 'NIE'].includes(getSesDocumentType(person))
  return isSpanish ? element('soporteDocumento', cleanDocumentNumber(person.supportNumber ?? '')) : undefined
}

export function encodeOrigin({ birthDate, nationality, gender }: ReportedPerson): Content {
  return [
    element('fechaNacimiento', birthDate),
    element('nacionalidad', nationality),
    element('sexo', gender && sesSexes[gender]),
  ]
}

export function encodeHome(person: ReportedPerson): Content {
  const { street, country, municipality, municipalityName, city, postalCode } = person
  const isSpanish = country === 'ESP'
  return element('direccion', [
    element('direccion', street?.trim()),
    isSpanish ? element('codigoMunicipio', municipality) : undefined,
    isSpanish ? undefined : element('nombreMunicipio', (city || municipalityName || municipality)?.trim()),
    element('codigoPostal', postalCode?.trim() || NO_POSTAL_CODE),
    element('pais', country),
  ])
}

export function encodeContact(person: ReportedPerson, report: StayReport): Content {
  const { phone, phone2, email } = getSesContact(person, report)
  return [
    element('telefono', phone && toSesPhone(phone)),
    element('telefono2', phone2 && toSesPhone(phone2)),
    element('correo', email?.trim()),
  ]
}

export function encodeRelationship(person: ReportedPerson, { arrivalDay }: StayReport): Content {
  const { relationship = '' } = person
  const isWanted = isMinorAtArrival(person, arrivalDay) && isSesRelationship(relationship)
  return isWanted ? element('parentesco', toChildRelationship(relationship)) : undefined
}

/** Optional facts that are too long are left out rather than cut. */
export function encodePayment({ type, day, means, holder, cardExpiry }: ReportedPayment): Content {
  const fits = (text: string | undefined, max: number) => (text && text.length <= max ? text : undefined)
  return element('pago', [
    element('tipoPago', type && paymentCodes[type]),
    element('fechaPago', day),
    element('medioPago', fits(means, MAX_MEANS_LENGTH)),
    element('titular', fits(holder, MAX_HOLDER_LENGTH)),
    element('caducidadTarjeta', cardExpiry),
  ])
}

interface Period {
  readonly from: string
  readonly until: string
}

const DEFAULT_DEPARTURE_TIME = '12:00'

/** Local times without offset; a departure of unknown hour is never before the arrival. */
export function toPeriod(report: StayReport): Period {
  const { arrivalDay, arrivalTime, departureDay, departureTime = DEFAULT_DEPARTURE_TIME } = report
  const [from, until] = [`${arrivalDay}T${arrivalTime}:00`, `${departureDay}T${departureTime}:00`]
  return { from, until: until < from ? from : until }
}
