import type { Element } from './xml.ts'

/** Returns what is wrong with a text. */
type TextType = (text: string) => string | undefined

interface Particle {
  readonly names: readonly string[]
  readonly min: number
  readonly max: number
  readonly inside: TextType | readonly Particle[]
  /** What the second of two names contains, where one of them is chosen. */
  readonly other?: readonly Particle[]
}

const text =
  (max: number): TextType =>
  (value) =>
    value.length >= 1 && value.length <= max ? undefined : `longitud ${value.length}, máxima ${max}`

const matching =
  (pattern: RegExp): TextType =>
  (value) =>
    pattern.test(value) ? undefined : `valor «${value}» no válido`

const isCalendarDay = (day: string) => {
  const at = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day)
}

const date: TextType = (value) =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) && isCalendarDay(value) ? undefined : `fecha «${value}» no válida`

const dateTime: TextType = (value) => {
  const [, day = ''] =
    /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]\d{2}:\d{2})?$/.exec(value) ?? []
  return day && isCalendarDay(day) ? undefined : `fecha y hora «${value}» no válidas`
}

const int = matching(/^\d{1,9}$/)
const boolean = matching(/^(true|false|0|1)$/)
const month = matching(/^(0[1-9]|1[0-2])\/\d{4}$/)
const country = matching(/^[A-Z]{3}$/)
const municipality = matching(/^\d{5}$/)

const one = (name: string, inside: Particle['inside']): Particle => ({ names: [name], min: 1, max: 1, inside })
const optional = (name: string, inside: Particle['inside']): Particle => ({ names: [name], min: 0, max: 1, inside })
const several = (name: string, min: number, max: number, inside: Particle['inside']): Particle => ({
  names: [name],
  min,
  max,
  inside,
})
const either = (name: string, inside: TextType, otherName: string, other: readonly Particle[]): Particle => ({
  names: [name, otherName],
  min: 1,
  max: 1,
  inside,
  other,
})

const payment = [
  one('tipoPago', text(5)),
  optional('fechaPago', date),
  optional('medioPago', text(50)),
  optional('titular', text(100)),
  optional('caducidadTarjeta', month),
]

const address = [
  one('direccion', text(100)),
  optional('direccionComplementaria', text(100)),
  optional('codigoMunicipio', municipality),
  optional('nombreMunicipio', text(100)),
  one('codigoPostal', text(20)),
  one('pais', country),
]

const lodgingContract = [
  one('referencia', text(50)),
  one('fechaContrato', date),
  one('fechaEntrada', dateTime),
  one('fechaSalida', dateTime),
  one('numPersonas', int),
  optional('numHabitaciones', int),
  optional('internet', boolean),
  one('pago', payment),
]

const contact = [optional('telefono', text(20)), optional('telefono2', text(20)), optional('correo', text(250))]

const names = [
  one('rol', text(5)),
  one('nombre', text(50)),
  one('apellido1', text(50)),
  optional('apellido2', text(50)),
]

const traveller = [
  ...names,
  optional('tipoDocumento', text(5)),
  optional('numeroDocumento', text(15)),
  optional('soporteDocumento', text(9)),
  one('fechaNacimiento', date),
  optional('nacionalidad', country),
  optional('sexo', text(1)),
  one('direccion', address),
  ...contact,
  optional('parentesco', text(2)),
]

const booker = [
  ...names,
  optional('tipoDocumento', text(5)),
  optional('numeroDocumento', text(15)),
  optional('fechaNacimiento', date),
  optional('nacionalidad', country),
  optional('sexo', text(1)),
  optional('direccion', address),
  ...contact,
]

const establishmentData = [
  one('tipo', text(5)),
  one('nombre', text(50)),
  one('direccion', address),
  optional('telefono', text(20)),
  optional('correo', text(250)),
]

const licence = [one('tipo', text(5)), one('validez', date), one('numero', text(25)), optional('soporte', text(25))]

const rentalContract = [
  one('referencia', text(50)),
  one('fechaContrato', date),
  one('fechaRecogida', dateTime),
  either('codigoEstablecimientoRecogida', text(10), 'direccionRecogida', address),
  either('codigoEstablecimientoDevolucion', text(10), 'direccionDevolucion', address),
  one('fechaDevolucion', dateTime),
  one('pago', payment),
]

const driver = [
  ...names,
  one('tipoDocumento', text(5)),
  one('numeroDocumento', text(15)),
  one('fechaNacimiento', date),
  optional('nacionalidad', country),
  optional('sexo', text(1)),
  one('direccion', address),
  ...contact,
]

const vehicle = [
  one('categoria', text(50)),
  one('tipo', text(10)),
  one('marca', text(10)),
  one('modelo', text(50)),
  one('matricula', text(25)),
  one('numeroBastidor', text(17)),
  one('color', text(10)),
  optional('kmRecogida', int),
  optional('kmDevolucion', int),
  optional('datosGps', text(50)),
]

const bookedVehicle = vehicle.map((particle) =>
  particle.names[0] === 'categoria' ? particle : { ...particle, min: 0 },
)

const MAX_PEOPLE = 10_000

/** Unlimited here: more than 100 communications have a code of their own. */
const MAX_COMMUNICATIONS = 10_000

const communications = (inside: readonly Particle[]) => several('comunicacion', 1, MAX_COMMUNICATIONS, inside)

/** What is inside `peticion`, by the kind of communication. */
export const requestSchemas = {
  PV: [
    one('solicitud', [
      one('codigoEstablecimiento', text(10)),
      communications([one('contrato', lodgingContract), several('persona', 1, MAX_PEOPLE, traveller)]),
    ]),
  ],
  RH: [
    one('solicitud', [
      communications([
        one('establecimiento', [either('codigo', text(10), 'datosEstablecimiento', establishmentData)]),
        one('contrato', lodgingContract),
        several('persona', 1, MAX_PEOPLE, booker),
      ]),
    ]),
  ],
  AV: [
    one('solicitud', [
      communications([
        one('contrato', rentalContract),
        one('vehiculo', vehicle),
        several('persona', 2, 3, [one('datosPersona', driver), optional('permisoConducir', licence)]),
      ]),
    ]),
  ],
  RV: [
    one('solicitud', [
      communications([
        one('contrato', rentalContract),
        one('vehiculo', bookedVehicle),
        several('persona', 1, 3, [one('datosPersona', booker), optional('permisoConducir', licence)]),
      ]),
    ]),
  ],
} as const satisfies Record<string, readonly Particle[]>

export type CommunicationKind = keyof typeof requestSchemas

export const isCommunicationKind = (kind: string): kind is CommunicationKind => kind in requestSchemas

/** Returns the first thing that is wrong with the elements, their order, or their texts. */
export function findSchemaError(element: Element, particles: readonly Particle[]): string | undefined {
  const left = [...element.children]
  for (const { names: allowed, min, max, inside, other } of particles) {
    let count = 0
    while (left[0] && count < max && allowed.includes(left[0].name)) {
      const child = left.shift() as Element
      count += 1
      if (child.namespace !== '') return `${child.name}: no debe tener espacio de nombres`
      const error = findErrorInside(child, child.name === allowed[0] ? inside : (other ?? inside))
      if (error) return error
    }
    if (count < min) return `${element.name}: falta ${allowed.join(' o ')} antes de ${left[0]?.name ?? 'su final'}`
  }
  return left[0] ? `${element.name}: ${left[0].name} no se esperaba aquí` : undefined
}

function findErrorInside(child: Element, inside: Particle['inside']): string | undefined {
  if (typeof inside !== 'function') return findSchemaError(child, inside)
  if (child.children.length > 0) return `${child.name}: sólo admite texto`
  const error = inside(child.text)
  return error && `${child.name}: ${error}`
}
