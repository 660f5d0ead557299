import type { PoliceFormat } from '@foyer/contract/staff/registration.ts'
import { authorities } from '@foyer/domain/authority/authorities.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { toRetentionRules } from '@foyer/domain/retention/periods.ts'
import { recordAudit } from '../../access/serve/staff-calls.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import type { Establishment, PoliceRegister } from '../../outside/police/police-register.ts'
import { sha256 } from '../../platform/secrets/sha256.ts'
import { insertExport, readExports } from './police.store.ts'
import { readTravellers } from './read-travellers.ts'

/** The report of travellers, where the hotel must make one, and the ledger of its exports. */
export function createPoliceService({ sites, register }: { readonly sites: Sites; readonly register: PoliceRegister }) {
  async function isReporting({ tx, hotel }: Staff): Promise<boolean> {
    const { config } = await sites.config(tx, hotel)
    return toRetentionRules(config).policeIntegration && authorities[config.authority.name].hasFile === true
  }

  async function establishmentOf({ tx, hotel }: Staff): Promise<Establishment> {
    const { config } = await sites.config(tx, hotel)
    const { hotelInfo, establishment } = config
    const { name, city, country } = hotel
    return { name, city, country, address: hotelInfo.address, phone: hotelInfo.reception?.phone, ...establishment }
  }

  return {
    async read(staff: Staff, day: string) {
      const { stays, guests, ready, cannot } = await readTravellers(staff, sites, day)
      const known = { day, today: staff.today, stays, guests }
      if (!(await isReporting(staff))) return known
      return { ...known, police: { ready: ready.length, cannot: [...cannot], exports: await listExports(staff) } }
    },

    async report(staff: Staff, wanted: { readonly day: string; readonly format: PoliceFormat }) {
      if (!(await isReporting(staff))) throw new Problem('notFound', 'this hotel reports no travellers')
      const { ready, cannot } = await readTravellers(staff, sites, wanted.day)
      if (ready.length === 0) throw new Problem('notFound', 'there is no one to report on this day')
      const { id } = staff.hotel
      const { day, format } = wanted
      const file = register.report({ hotel: await establishmentOf(staff), day, travellers: ready }, format)
      const hash = sha256(file.content)
      const counts = { travellers: ready.length, left_out: cannot.length }
      await insertExport(staff.tx, { hotel_id: id, ...wanted, made_by: staff.name, sha256: hash, ...counts })
      const details = { format, travellers: String(ready.length), leftOut: String(cannot.length), sha256: hash }
      await recordAudit(staff, { action: 'travellersReported', subject: day, details })
      return { name: file.name, type: file.type, content: file.content.toString('base64') }
    },
  }
}

export type PoliceService = ReturnType<typeof createPoliceService>

async function listExports({ tx }: Staff) {
  const rows = await readExports(tx)
  return rows.map(({ id, day, format, made_at, made_by, travellers, left_out, sha256: hash }) => ({
    id,
    day,
    format,
    madeAt: made_at.toISOString(),
    madeBy: made_by,
    travellers,
    leftOut: left_out,
    sha256: hash.slice(0, 12),
  }))
}
