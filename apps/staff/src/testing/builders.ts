import type { Alert } from '@foyer/contract/staff/alerts.ts'
import type { Arrival, ArrivalsList } from '@foyer/contract/staff/arrivals.ts'
import type { Device } from '@foyer/contract/staff/devices.ts'
import type { Job } from '@foyer/contract/staff/jobs.ts'
import type { StaffSession, Workplace } from '@foyer/contract/staff/session.ts'
import type { Stay } from '@foyer/contract/staff/stay.ts'
import { type Role, roles } from '@foyer/domain/staff/roles.ts'

let idCount = 0

/** Returns a new id each time, in the contract's format. */
export function buildId(): string {
  idCount += 1
  return `00000000-0000-4000-8000-${String(idCount).padStart(12, '0')}`
}

const euro = (minor: number) => ({ minor, currency: 'EUR' })

export function buildArrival(changes: Partial<Arrival> = {}): Arrival {
  return {
    id: buildId(),
    reference: 'FOY1001',
    state: 'expected',
    group: 'expected',
    firstName: 'Lucía',
    lastName: 'García López',
    startDate: '2026-09-22',
    endDate: '2026-09-24',
    nights: 2,
    adults: 1,
    children: 0,
    hasPets: false,
    roomNumber: '301',
    roomType: 'single',
    roomTypeNames: { en: 'Single' },
    states: {
      registered: { mark: 'notYet', done: 0, of: 1 },
      signed: { mark: 'notYet', done: 0, of: 1 },
      verified: { mark: 'notAsked' },
      paid: { mark: 'notYet' },
      roomReady: { mark: 'done' },
      keyReady: { mark: 'notYet' },
      next: 'register',
    },
    balance: euro(24_000),
    waitsForRoom: false,
    openAlerts: 0,
    openExtras: 0,
    ...changes,
  }
}

export function buildArrivalsList(...arrivals: Arrival[]): ArrivalsList {
  return { day: '2026-09-22', today: '2026-09-22', at: '2026-09-22T13:42:00Z', arrivals }
}

export function buildStay(changes: Partial<Stay> = {}): Stay {
  return {
    ...buildArrival(),
    included: [],
    extras: [],
    preCheckinCompleted: false,
    roomReady: true,
    guests: [
      {
        id: buildId(),
        index: 0,
        main: true,
        adult: true,
        firstName: 'Lucía',
        lastName: 'García López',
        documentType: 'P',
        documentMasked: 'C01X···84',
        complete: false,
        missing: ['birthDate'],
        signature: 'missing',
        face: 'notAsked',
      },
    ],
    bill: { lines: [], total: euro(24_000), paid: euro(0), pending: euro(24_000) },
    messages: [],
    alerts: [],
    keys: [],
    timeline: [],
    erasing: { what: 'erase' },
    ...changes,
  }
}

export function buildDevice(changes: Partial<Device> = {}): Device {
  return {
    id: buildId(),
    name: 'Kiosk 1',
    appKey: 'kiosk',
    channel: 'kiosk',
    enrolledAt: '2026-09-01T08:00:00Z',
    ...changes,
  }
}

export function buildJob(changes: Partial<Job> = {}): Job {
  return {
    name: 'tidy',
    of: 'hotel',
    schedule: { everySeconds: 3_600 },
    last: { at: '2026-09-22T13:00:00Z', tookMs: 5, result: 'done' },
    failures: 0,
    nextAt: '2026-09-22T14:00:00Z',
    late: false,
    mayRun: false,
    ...changes,
  }
}

export function buildAlert(changes: Partial<Alert> = {}): Alert {
  return {
    id: buildId(),
    kind: 'roomNotAvailable',
    urgent: true,
    openedAt: '2026-09-22T13:00:00Z',
    times: 1,
    lastAt: '2026-09-22T13:00:00Z',
    ...changes,
  }
}

export function buildWorkplace(role: Role, changes: Partial<Workplace> = {}): Workplace {
  return {
    id: 1,
    name: 'Foyer Palace',
    city: 'Barcelona',
    timeZone: 'Europe/Madrid',
    currency: 'EUR',
    languages: ['en'],
    partyWord: 'guest',
    hasSystem: false,
    role,
    may: [...roles[role]],
    ...changes,
  }
}

export function buildSession(role: Role = 'receptionist', changes: Partial<StaffSession> = {}): StaffSession {
  return {
    member: { id: buildId(), name: 'Marta Vidal', email: 'marta@palace.example', language: 'en', usesPassword: true },
    hotels: [buildWorkplace(role)],
    csrf: 'a-token',
    idleMinutes: 30,
    ...changes,
  }
}
