import { listSesBookedGuests } from '@foyer/domain/authority/ses-booking.ts'
import type { ReportedPerson, StayReport } from '@foyer/domain/authority/stay-report.ts'
import { type Content, element } from './element.ts'
import { encodeContact, encodeNames, encodePayment, type Role } from './encode-person.ts'

/** What the ministry writes where the hour is not known yet. */
const UNKNOWN_TIME = 'T00:00:00'

/** A reservation of a hotel (RH): who has booked, and the guests who are known. */
export function encodeLodgingBooking(report: StayReport, establishment: string): Content {
  const { reference, contractDay, arrivalDay, departureDay, rooms, booking, payment } = report
  return element('comunicacion', [
    element('establecimiento', [element('codigo', establishment)]),
    element('contrato', [
      element('referencia', reference),
      element('fechaContrato', contractDay),
      element('fechaEntrada', arrivalDay + UNKNOWN_TIME),
      element('fechaSalida', departureDay + UNKNOWN_TIME),
      element('numPersonas', String(booking?.guests ?? 1)),
      element('numHabitaciones', String(rooms)),
      encodePayment(payment),
    ]),
    ...listBooked(report).map(([person, role]) => element('persona', encodeBooked(person, role, report))),
  ])
}

/** A reservation of a car (RV): of the car only its category is known. */
export function encodeRentalBooking(report: StayReport, establishment: string): Content {
  const { reference, contractDay, arrivalDay, departureDay, vehicle, payment } = report
  return element('comunicacion', [
    element('contrato', [
      element('referencia', reference),
      element('fechaContrato', contractDay),
      element('fechaRecogida', arrivalDay + UNKNOWN_TIME),
      element('codigoEstablecimientoRecogida', establishment),
      element('codigoEstablecimientoDevolucion', establishment),
      element('fechaDevolucion', departureDay + UNKNOWN_TIME),
      encodePayment(payment),
    ]),
    element('vehiculo', [element('categoria', vehicle?.category)]),
    ...listBooked(report)
      .filter(([, role]) => role === 'TI')
      .map(([person, role]) => element('persona', [element('datosPersona', encodeBooked(person, role, report))])),
  ])
}

function listBooked(report: StayReport): readonly (readonly [ReportedPerson, Role])[] {
  const guests = listSesBookedGuests(report).map((guest) => [guest, 'VI'] as const)
  return report.booking ? [[report.booking.booker, 'TI'], ...guests] : guests
}

const encodeBooked = (person: ReportedPerson, role: Role, report: StayReport): readonly Content[] => [
  encodeNames(person, role),
  encodeContact(person, report),
]
