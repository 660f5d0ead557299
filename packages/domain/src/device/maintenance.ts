/** The answer of the service that manages a kiosk's hardware. */
export interface MaintenanceAnswer {
  readonly status: number
  readonly result: string | undefined
}

const OK = { status: 200, result: 'OK' } as const

/** Maintenance is active only if both values agree, because a proxy can also answer 200. */
export function isMaintenanceActive({ status, result }: MaintenanceAnswer): boolean {
  return status === OK.status && result === OK.result
}
