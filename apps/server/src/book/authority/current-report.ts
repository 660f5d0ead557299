import type { StayReport } from '@foyer/domain/authority/stay-report.ts'
import type { HotelConfig } from '@foyer/domain/config/hotel-config.ts'

/** A stay or a booking as it can be reported now. */
export interface CurrentReport {
  readonly report: StayReport
  readonly config: HotelConfig
  /** Or when it was booked. */
  readonly arrivedAt: Date
  readonly nights: number
}
