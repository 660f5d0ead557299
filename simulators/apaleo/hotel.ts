import type { Person } from './person.ts'
import { notFound } from './refusal.ts'

export interface UnitGroup {
  readonly id: string
  readonly code: string
  readonly name: string
}

export interface Unit {
  readonly id: string
  readonly name: string
  readonly unitGroup: UnitGroup
  condition: 'Clean' | 'CleanToBeInspected' | 'Dirty'
  isOccupied: boolean
}

export interface Reservation {
  readonly id: string
  readonly bookingId: string
  status: 'Confirmed' | 'InHouse' | 'CheckedOut' | 'Canceled' | 'NoShow'
  unitGroup: UnitGroup
  unit?: Unit | undefined
  /** Local time with its offset. */
  arrival: string
  departure: string
  readonly created: string
  modified: string
  adults: number
  childrenAges: number[]
  externalCode?: string | undefined
  primaryGuest?: Person | undefined
  additionalGuests: Person[]
  readonly booker?: Person | undefined
  /** The gross price of each night. */
  nightPrice: number
  /** The same where nights have different prices. */
  nightPrices?: readonly number[]
  isPreCheckedIn: boolean
  guestComment?: string | undefined
  comment?: string | undefined
}

export interface RatePlan {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly unitGroup: UnitGroup
}

export interface NewReservation
  extends Partial<
    Pick<Reservation, 'status' | 'adults' | 'primaryGuest' | 'additionalGuests' | 'booker' | 'modified'>
  > {
  readonly id: string
  readonly arrival: string
  readonly departure: string
  readonly unit?: string
  readonly unitGroup?: string
  readonly nightPrice?: number
  readonly nightPrices?: readonly number[]
  readonly childrenAges?: number[]
  readonly externalCode?: string
}

const toDay = (moment: string) => moment.slice(0, 10)

/** One property: its units and reservations, and its time. */
export class Hotel {
  readonly property: string
  readonly currency = 'EUR'
  readonly groups = new Map<string, UnitGroup>()
  readonly units = new Map<string, Unit>()
  readonly reservations = new Map<string, Reservation>()
  /** The local time of the property, with its offset; the business day is its day. */
  now: string
  #byModification: Reservation[] | undefined
  onChange: (reservationId: string) => void = () => {}

  constructor(property: string, now: string) {
    this.property = property
    this.now = now
  }

  /** As the inventory shows it. */
  describe(): object {
    const { property: id, currency: currencyCode } = this
    return { id, code: id, name: `Hotel ${id}`, currencyCode, location: { countryCode: 'ES', city: 'Barcelona' } }
  }

  get businessDay(): string {
    return toDay(this.now)
  }

  putUnit(name: string, group: string, condition: Unit['condition'] = 'Clean'): void {
    const unitGroup = { id: `${this.property}-${group}`, code: group, name: group }
    const id = `${this.property}-U${name}`
    this.groups.set(unitGroup.id, unitGroup)
    this.units.set(id, { id, name, unitGroup, condition, isOccupied: false })
  }

  putReservation({ unit: unitName, unitGroup: group, ...given }: NewReservation): void {
    const unit = unitName === undefined ? undefined : this.unitByName(unitName)
    const unitGroup = unit?.unitGroup ?? this.groups.get(`${this.property}-${group}`)
    if (!unitGroup) throw notFound('unit group')
    const moment = getMoment()
    this.#byModification = undefined
    this.reservations.set(given.id, {
      bookingId: given.id.replace(/-\d+$/, ''),
      status: 'Confirmed',
      adults: 1,
      childrenAges: [],
      additionalGuests: [],
      nightPrice: 90,
      isPreCheckedIn: false,
      created: moment,
      modified: moment,
      ...given,
      unitGroup,
      unit,
    })
  }

  /** Each unit group has one. */
  get ratePlans(): RatePlan[] {
    return [...this.groups.values()].map((unitGroup) => ({
      id: `${this.property}-FLEX-${unitGroup.code.toUpperCase()}`,
      code: `FLEX-${unitGroup.code.toUpperCase()}`,
      name: `Flexible, ${unitGroup.name}`,
      unitGroup,
    }))
  }

  /** Units of a group that are free for these nights. */
  countFree(wanted: Reservation): number {
    const units = [...this.units.values()].filter(({ unitGroup }) => unitGroup.id === wanted.unitGroup.id)
    const nights = this.nights(wanted)
    const unassigned = [...this.reservations.values()].filter(
      (other) =>
        other !== wanted &&
        !other.unit &&
        other.unitGroup.id === wanted.unitGroup.id &&
        other.status === 'Confirmed' &&
        this.nights(other).some((night) => nights.includes(night)),
    )
    return units.filter((unit) => !this.isTaken(unit, wanted)).length - unassigned.length
  }

  unitByName(name: string): Unit {
    const unit = [...this.units.values()].find((known) => known.name === name)
    if (!unit) throw notFound('unit')
    return unit
  }

  reservation(id: string): Reservation {
    const known = this.reservations.get(id)
    if (!known) throw notFound('reservation')
    return known
  }

  touch(reservation: Reservation): void {
    reservation.modified = getMoment()
    this.#byModification = undefined
    this.onChange(reservation.id)
  }

  /** Oldest change first; sorted again only after a change. */
  listByModification(): readonly Reservation[] {
    this.#byModification ??= [...this.reservations.values()].toSorted(byModification)
    return this.#byModification
  }

  nights({ arrival, departure }: Reservation): string[] {
    const days: string[] = []
    for (let at = Date.parse(toDay(arrival)); at < Date.parse(toDay(departure)); at += 86_400_000)
      days.push(new Date(at).toISOString().slice(0, 10))
    return days
  }

  /** Whether another reservation has this unit in one of these nights. */
  isTaken(unit: Unit, wanted: Reservation): boolean {
    const nights = this.nights(wanted)
    return [...this.reservations.values()].some(
      (other) =>
        other.id !== wanted.id &&
        other.unit === unit &&
        (other.status === 'Confirmed' || other.status === 'InHouse') &&
        this.nights(other).some((night) => nights.includes(night)),
    )
  }
}

/** Compared as they are: all times are in UTC. */
const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)
const byModification = (one: Reservation, other: Reservation) =>
  compare(one.modified, other.modified) || compare(one.id, other.id)

/** Whole seconds, as the service says when something was modified. */
const getMoment = () => `${new Date().toISOString().slice(0, 19)}Z`
