import type { StayReport } from '@foyer/domain/authority/stay-report.ts'
import type { HotelConfig } from '@foyer/domain/config/hotel-config.ts'

/** A stay or a booking as it can be reported now. */
export interface CurrentReport {
  readonly report: StayReport
  readonly config: HotelConfig
  /** Or when it was booked, or when the reported part of a long stay began. */
  readonly arrivedAt: Date
  /** Earlier days of the stay are in reports of their own. */
  readonly isLaterPart: boolean
  readonly nights: number
}
