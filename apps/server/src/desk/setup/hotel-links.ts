import { listHotelIds } from '../../access/hotel/hotel.store.ts'
import { createSites } from '../../access/site/sites.ts'
import type { Database } from '../../platform/database/open-database.ts'

interface Link {
  readonly name: string
  readonly url: string
  readonly note?: string
}

/** Links for staff and guests of real hotels, printed when the server starts. */
export async function listHotelLinks(db: Database, url: string): Promise<Link[]> {
  const known = createSites(db)
  const ids = await listHotelIds(db.directory)
  const guests: Link[] = []
  for (const id of ids) {
    const hotel = await known.hotel(id)
    if (!hotel) continue
    const [language = 'en'] = (await known.configOf(hotel)).config.languages
    guests.push({
      name: `${hotel.name}, on the guest's phone`,
      url: `${url}/pok/1/company/${hotel.companyId}/hotel/${id}/lang/${language}/appkey/own/`,
    })
  }
  return [
    { name: 'Staff', url: `${url}/staff/` },
    ...guests,
    {
      name: 'Kiosk, tablet and front desk',
      url: `${url}/pok/`,
      note: 'with a license code from Devices in the staff application',
    },
  ]
}
