/** Everything that staff can do. A call requires one of these; a role is a set of them. */
export const staffActions = [
  'seeRooms',
  'workOnRooms',
  'seeArrivals',
  'openStay',
  'workOnStay',
  'revealDocument',
  'takePayments',
  'refundPayments',
  'closeShift',
  'makeCards',
  'reportTravellers',
  'seeAlerts',
  'handleAlerts',
  'answerCalls',
  'seeDevices',
  'pauseDevices',
  'changeDevices',
  'seeUsers',
  'changeUsers',
  'seeMails',
  'readAudit',
  'answerDataRequests',
  'importReservations',
  'seeJobs',
  'runJobs',
  'changeHotel',
] as const

export type StaffAction = (typeof staffActions)[number]

/** Rooms without their guests: who arrives is a number of guests and an hour. */
const housekeeping: readonly StaffAction[] = ['seeRooms', 'workOnRooms']

const receptionist: readonly StaffAction[] = [
  ...housekeeping,
  'seeArrivals',
  'openStay',
  'workOnStay',
  'revealDocument',
  'takePayments',
  'refundPayments',
  'closeShift',
  'makeCards',
  'reportTravellers',
  'seeAlerts',
  'handleAlerts',
  'answerCalls',
  'seeDevices',
  'pauseDevices',
]

const manager: readonly StaffAction[] = [
  ...receptionist,
  'seeUsers',
  'seeMails',
  'readAudit',
  'answerDataRequests',
  'seeJobs',
  'changeHotel',
]

/** Roles apply per hotel; someone can be a manager in one and a receptionist in another. */
export const roles = {
  housekeeping,
  receptionist,
  manager,
  administrator: [...manager, 'changeUsers', 'changeDevices', 'importReservations', 'runJobs'],
} as const satisfies Record<string, readonly StaffAction[]>

export type Role = keyof typeof roles

export const roleNames = Object.keys(roles) as [Role, ...Role[]]

/**
 * How much of a stay's payments a role may refund, and how much a person of it within 24 hours, in whole
 * currency units; undefined for all.
 */
export const refundLimits: Readonly<Record<Role, number | undefined>> = {
  housekeeping: 0,
  receptionist: 100,
  manager: undefined,
  administrator: undefined,
}

/** How much of a held deposit a role may capture, in whole currency units; undefined for all. */
export const depositLimits: Readonly<Record<Role, number | undefined>> = {
  housekeeping: 0,
  receptionist: 300,
  manager: undefined,
  administrator: undefined,
}

export function canPerform(role: Role, action: StaffAction): boolean {
  const actions: readonly StaffAction[] = roles[role]
  return actions.includes(action)
}
