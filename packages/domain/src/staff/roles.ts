/** Everything that a person of the hotel can do. A call names one of these; a role is a set of them. */
export const staffActions = [
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

const receptionist: readonly StaffAction[] = [
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

/** A role is held at one hotel; somebody may be a manager here and a receptionist there. */
export const roles = {
  receptionist,
  manager,
  administrator: [...manager, 'changeUsers', 'changeDevices', 'importReservations', 'runJobs'],
} as const satisfies Record<string, readonly StaffAction[]>

export type Role = keyof typeof roles

export const roleNames = Object.keys(roles) as [Role, ...Role[]]

/** How much of what a stay has paid somebody gives back, in whole units of the hotel's currency; undefined: all of it. */
export const refundLimits: Readonly<Record<Role, number | undefined>> = {
  receptionist: 100,
  manager: undefined,
  administrator: undefined,
}

/** How much of a blocked deposit somebody takes, in whole units of the hotel's currency; undefined: all of it. */
export const depositLimits: Readonly<Record<Role, number | undefined>> = {
  receptionist: 300,
  manager: undefined,
  administrator: undefined,
}

export function mayDo(role: Role, action: StaffAction): boolean {
  const actions: readonly StaffAction[] = roles[role]
  return actions.includes(action)
}
