/** What the service that looks after a kiosk's hardware has answered. */
export interface MaintenanceAnswer {
  readonly status: number
  readonly result: string | undefined
}

const OK = { status: 200, result: 'OK' } as const

/** Maintenance is on only when both say so: a proxy answers 200 for many things. */
export function isMaintenanceActive({ status, result }: MaintenanceAnswer): boolean {
  return status === OK.status && result === OK.result
}
