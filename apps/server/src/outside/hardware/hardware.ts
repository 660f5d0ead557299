import type { MaintenanceAnswer } from '@foyer/domain/device/maintenance.ts'

export interface MaintenanceOrder {
  /** The kiosk's name in the hotel, and where the hotel says that it stands. */
  readonly device: string
  readonly location: string
  /** The same however often it is asked: maintenance that is on stays on. */
  readonly key: string
  readonly signal: AbortSignal
}

/** The service that looks after the hardware of kiosks. */
export interface Hardware {
  /** As it was answered, whatever that was. Throws where nobody answered. */
  startMaintenance(order: MaintenanceOrder): Promise<MaintenanceAnswer>
}

/** By the address in the hotel's own document; empty: there is none. */
export type ChooseHardware = (url: string) => Hardware
