import { previewHotel, publishHotel, readHotel, readHotelHistory, undoHotel } from '@foyer/contract/staff/hotel.ts'
import type { HotelConfigInput } from '@foyer/domain/config/hotel-config.ts'
import { type HotelPart, partOf, withPart } from '@foyer/domain/config/hotel-part.ts'
import type { StaffCalls } from '../../access/serve/staff-calls.ts'
import { currentConfig } from '../../access/site/publish-config.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import {
  type AtConfig,
  configHistory,
  previewConfig,
  publishDocument,
  refuseUnseen,
  restoreConfig,
  undoConfig,
} from './config.service.ts'
import { changeView, publicationView } from './publication-view.ts'

const atConfig = (staff: Staff): AtConfig => ({ tx: staff.tx, hotelId: staff.hotel.id, member: staff })

/** The part of the document that hotels change themselves; it is published like the whole. */
export function hotelRoutes(calls: StaffCalls): void {
  async function changed({ tx, hotel }: Staff, part: HotelPart): Promise<HotelConfigInput> {
    return withPart((await currentConfig(tx, hotel.id)).document, part)
  }

  calls.serveStaff(readHotel, async (_asked, { tx, hotel }) => {
    const { version, document } = await currentConfig(tx, hotel.id)
    return { version, part: partOf(document) }
  })

  calls.serveStaff(previewHotel, async ({ body }, staff) => {
    const { issues, changes } = await previewConfig(atConfig(staff), await changed(staff, body.part))
    return { issues: [...issues], changes: changes.map(changeView) }
  })

  calls.serveStaff(
    publishHotel,
    async ({ body: { base, part } }, staff) => {
      const { version } = await publishDocument(atConfig(staff), await changed(staff, part), { base })
      return { version }
    },
    ['hotel'],
  )

  calls.serveStaff(readHotelHistory, async (_asked, staff) => ({
    publications: (await configHistory(atConfig(staff))).map(publicationView),
  }))

  calls.serveStaff(
    undoHotel,
    async ({ body: { base, to } }, staff) => {
      const at = atConfig(staff)
      await refuseUnseen(at, base)
      const { version } = to === undefined ? await undoConfig(at) : await restoreConfig(at, to)
      return { version }
    },
    ['hotel'],
  )
}
