import { listDrivers } from '@foyer/domain/authority/ses.ts'
import type { ReportedLicence, ReportedPerson, StayReport } from '@foyer/domain/authority/stay-report.ts'
import { escapeXml } from '../../police/xml.ts'
import { type Content, element } from './element.ts'
import { encodeLodgingBooking, encodeRentalBooking } from './encode-booking.ts'
import {
  encodeContact,
  encodeDocument,
  encodeHome,
  encodeNames,
  encodeOrigin,
  encodePayment,
  encodeRelationship,
  encodeSupport,
  type Role,
  toPeriod,
} from './encode-person.ts'

/** A stay of travellers or the rental of a vehicle, and the reservation of each. */
export type CommunicationKind = 'PV' | 'AV' | 'RH' | 'RV'

const NAMESPACE = 'http://www.neg.hospedajes.mir.es'
interface Communication {
  readonly root: string
  encode(report: StayReport, establishment: string): Content
}

const communications: Readonly<Record<CommunicationKind, Communication>> = {
  PV: { root: 'altaParteHospedaje', encode: encodeStay },
  AV: { root: 'altaAlquilerVehiculo', encode: encodeRental },
  RH: { root: 'altaReservaHospedaje', encode: encodeLodgingBooking },
  RV: { root: 'altaReservaVehiculo', encode: encodeRentalBooking },
}

/** What one drives a rented car with, unless the fleet names another class. */
const DEFAULT_LICENCE_CLASS = 'B'

export function getKind({ vehicle, booking }: StayReport): CommunicationKind {
  if (booking) return vehicle ? 'RV' : 'RH'
  return vehicle ? 'AV' : 'PV'
}

/** The XML inside the ZIP, for one stay. */
export function encodeReport(report: StayReport, establishment: string): string {
  const { root, encode } = communications[getKind(report)]
  return wrap(root, 'peticion', element('solicitud', [encode(report, establishment)]))
}

/** All elements are in the namespace here, unlike those of the other requests. */
export function encodeCancellation(receipt: string): string {
  const codes = `<n:codigoComunicacion>${escapeXml(receipt)}</n:codigoComunicacion>`
  return wrap('anularComunicacion', 'comunicaciones', codes)
}

function wrap(namespace: string, root: string, inside: string | undefined): string {
  return `<?xml version="1.0" encoding="UTF-8"?><n:${root} xmlns:n="${NAMESPACE}/${namespace}">${inside}</n:${root}>`
}

function encodeStay(report: StayReport, establishment: string): Content {
  const { reference, contractDay, rooms, people } = report
  const { from, until } = toPeriod(report)
  return [
    element('codigoEstablecimiento', establishment),
    element('comunicacion', [
      element('contrato', [
        element('referencia', reference),
        element('fechaContrato', contractDay),
        element('fechaEntrada', from),
        element('fechaSalida', until),
        element('numPersonas', String(people.length)),
        element('numHabitaciones', String(rooms)),
        encodePayment(report.payment),
      ]),
      ...people.map((person) => encodeTraveller(person, report)),
    ]),
  ]
}

function encodeTraveller(person: ReportedPerson, report: StayReport): Content {
  return element('persona', [
    encodeNames(person, 'VI'),
    encodeDocument(person),
    encodeSupport(person),
    encodeOrigin(person),
    encodeHome(person),
    encodeContact(person, report),
    encodeRelationship(person, report),
  ])
}

function encodeRental(report: StayReport, establishment: string): Content {
  const { reference, contractDay, vehicle = {} } = report
  const { from, until } = toPeriod(report)
  const communication = element('comunicacion', [
    element('contrato', [
      element('referencia', reference),
      element('fechaContrato', contractDay),
      element('fechaRecogida', from),
      element('codigoEstablecimientoRecogida', establishment),
      element('codigoEstablecimientoDevolucion', establishment),
      element('fechaDevolucion', until),
      encodePayment(report.payment),
    ]),
    element('vehiculo', [
      element('categoria', vehicle.category),
      element('tipo', vehicle.kind),
      element('marca', vehicle.make),
      element('modelo', vehicle.model),
      element('matricula', vehicle.plate),
      element('numeroBastidor', vehicle.chassis),
      element('color', vehicle.colour),
      element('kmRecogida', vehicle.kilometres?.toFixed(0)),
    ]),
    ...listRoles(report).map(([person, role]) => encodeRentalPerson(person, role, report)),
  ])
  return [communication]
}

/** A renter who drives is in the report twice, once for each role. */
function listRoles(report: StayReport): readonly (readonly [ReportedPerson, Role])[] {
  const renter = report.people.find(({ main }) => main) ?? report.people[0]
  const drivers = listDrivers(report).toSorted((one, other) => Number(other.main) - Number(one.main))
  const roles = drivers.map((driver, at) => [driver, at === 0 ? 'CP' : 'CS'] as const)
  return renter ? [[renter, 'TI'], ...roles] : roles
}

function encodeRentalPerson(person: ReportedPerson, role: Role, report: StayReport): Content {
  return element('persona', [
    element('datosPersona', [
      encodeNames(person, role),
      encodeDocument(person),
      encodeOrigin(person),
      encodeHome(person),
      encodeContact(person, report),
    ]),
    role === 'TI' ? undefined : encodeLicence(person.licence, report.vehicle?.licenceClass),
  ])
}

function encodeLicence({ number, until }: ReportedLicence = {}, licenceClass = DEFAULT_LICENCE_CLASS): Content {
  return element('permisoConducir', [
    element('tipo', licenceClass),
    element('validez', until),
    element('numero', number),
  ])
}
