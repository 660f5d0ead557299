import { eraseGuest, exportGuest, listErasures } from '@foyer/contract/staff/privacy.ts'
import { toRetentionRules } from '@foyer/domain/retention/periods.ts'
import { recordAudit, type StaffCalls } from '../../access/serve/staff-calls.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Mails } from '../../papers/mail/mails.ts'
import { readPaperHotel } from '../../papers/paper/paper-hotel.ts'
import { getStayRow } from '../arrivals/stay-row.ts'
import { eraseGuestData } from './erase-guest-data.ts'
import { readErasures } from './erasure.store.ts'
import { readGuestData } from './guest-data.ts'

const types = { json: 'application/json', pdf: 'application/pdf' } as const

export function privacyRoutes(calls: StaffCalls, { sites, mails }: { sites: Sites; mails: Mails }): void {
  calls.serveStaff(exportGuest, async ({ params, body }, staff) => {
    const { id: stayId, reference } = await getStayRow(staff, params.reference)
    const data = await readGuestData(staff, { reservationId: stayId, guestId: params.guestId })
    const hotel = await readPaperHotel(staff, sites)
    const { toGuestDataJson, drawGuestData } = await import('./guest-data-files.ts')
    const content = body.format === 'json' ? toGuestDataJson(data, hotel) : await drawGuestData(data, hotel)
    await recordAudit(staff, { action: 'guestDataExported', subject: reference, details: { format: body.format } })
    return {
      name: `guest-data-${reference}.${body.format}`,
      type: types[body.format],
      content: content.toString('base64'),
    }
  })

  calls.serveStaff(
    eraseGuest,
    async ({ params, body }, staff) => {
      const { id: stayId, reference } = await getStayRow(staff, params.reference)
      const wish = { reservationId: stayId, reference, guestId: params.guestId, closesAccount: body.account ?? false }
      return eraseGuestData(staff, { sites, mails }, wish)
    },
    ['stays', 'mails'],
  )

  calls.serveStaff(listErasures, async (_asked, { tx, hotel }) => {
    const { config } = await sites.config(tx, hotel)
    const { retention, policeIntegration } = toRetentionRules(config)
    const { policeDays, ...periods } = retention
    const rows = await readErasures(tx)
    return {
      periods: { ...periods, ...(policeIntegration ? { policeDays } : {}) },
      erasures: rows.map(({ id, at, cause, stays, counts }) => ({ id, at: at.toISOString(), cause, stays, counts })),
    }
  })
}
