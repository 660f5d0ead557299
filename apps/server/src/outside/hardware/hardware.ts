import type { MaintenanceAnswer } from '@foyer/domain/device/maintenance.ts'

export interface MaintenanceOrder {
  /** The kiosk's name and its location at the hotel. */
  readonly device: string
  readonly location: string
  /** Idempotency key: starting maintenance again changes nothing. */
  readonly key: string
  readonly signal: AbortSignal
}

/** The service that maintains the kiosks' hardware. */
export interface Hardware {
  /** Returns the service's answer, whatever it is. Throws if there is none. */
  startMaintenance(order: MaintenanceOrder): Promise<MaintenanceAnswer>
}

/** By the URL in the hotel's configuration; an empty one means none. */
export type ChooseHardware = (url: string) => Hardware
