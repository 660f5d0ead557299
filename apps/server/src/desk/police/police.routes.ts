import { createHash, randomUUID } from 'node:crypto'
import { makePoliceExport, readRegister } from '@foyer/contract/staff/registration.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { keepingRulesOf } from '@foyer/domain/retention/periods.ts'
import { type StaffCalls, wrote } from '../../access/serve/staff-calls.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import type { PoliceRegister } from '../../outside/police/police-register.ts'
import { readTravellers } from './read-travellers.ts'

const MOST_EXPORTS = 50

export function policeRoutes(calls: StaffCalls, { sites, register }: { sites: Sites; register: PoliceRegister }): void {
  calls.serveStaff(readRegister, async ({ query }, staff) => {
    const day = query.day ?? staff.today
    const { stays, guests, ready, cannot } = await readTravellers(staff, sites, day)
    const known = { day, today: staff.today, stays, guests }
    if (!(await isReporting(staff, sites))) return known
    return { ...known, police: { ready: ready.length, cannot: [...cannot], exports: await exportsOf(staff) } }
  })

  calls.serveStaff(makePoliceExport, async ({ body }, staff) => {
    if (!(await isReporting(staff, sites))) throw new Problem('notFound', 'this hotel reports no travellers')
    const { ready, cannot } = await readTravellers(staff, sites, body.day)
    if (ready.length === 0) throw new Problem('notFound', 'there is nobody to report on this day')
    const { name, city, country } = staff.hotel
    const file = register.report({ hotel: { name, city, country }, day: body.day, travellers: ready }, body.format)
    const sha256 = createHash('sha256').update(file.content).digest('hex')
    const counts = { travellers: ready.length, left_out: cannot.length }
    await staff.tx
      .insertInto('police_exports')
      .values({ hotel_id: staff.hotel.id, id: randomUUID(), ...body, made_by: staff.name, sha256, ...counts })
      .execute()
    const details = { format: body.format, travellers: String(ready.length), leftOut: String(cannot.length), sha256 }
    await wrote(staff, { action: 'travellersReported', subject: body.day, details })
    return { name: file.name, type: file.type, content: file.content.toString('base64') }
  })
}

async function isReporting({ tx, hotel }: Staff, sites: Sites): Promise<boolean> {
  const { config } = await sites.config(tx, hotel.id)
  return keepingRulesOf(config).policeIntegration
}

async function exportsOf({ tx }: Staff) {
  const rows = await tx
    .selectFrom('police_exports')
    .selectAll()
    .orderBy('made_at', 'desc')
    .limit(MOST_EXPORTS)
    .execute()
  return rows.map(({ id, day, format, made_at, made_by, travellers, left_out, sha256 }) => ({
    id,
    day,
    format,
    madeAt: made_at.toISOString(),
    madeBy: made_by,
    travellers,
    leftOut: left_out,
    sha256: sha256.slice(0, 12),
  }))
}
