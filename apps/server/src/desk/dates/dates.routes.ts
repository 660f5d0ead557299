import { changeDates, previewDates } from '@foyer/contract/staff/dates.ts'
import type { StaffCalls } from '../../access/serve/staff-calls.ts'
import type { DatesService } from './dates.service.ts'

export function datesRoutes(calls: StaffCalls, dates: DatesService): void {
  calls.serveStaff(previewDates, ({ params, query }, staff) => dates.preview(staff, params.reference, query))

  calls.serveStaff(
    changeDates,
    async ({ params, body }, staff) => ({
      difference: {
        minor: await dates.change(staff, params.reference, body),
        currency: staff.hotel.currency,
      },
    }),
    ['stays'],
  )
}
