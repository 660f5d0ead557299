import { previewHotel, publishHotel, readHotel, readHotelHistory, undoHotel } from '@foyer/contract/staff/hotel.ts'
import { type EditableConfig, toEditableConfig, withEditableConfig } from '@foyer/domain/config/editable-config.ts'
import type { HotelConfigInput } from '@foyer/domain/config/hotel-config.ts'
import type { StaffCalls } from '../../access/serve/staff-calls.ts'
import { readCurrentConfig } from '../../access/site/publish-config.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import {
  assertNewestSeen,
  type ConfigContext,
  listConfigHistory,
  previewConfig,
  publishDocument,
  restoreConfig,
  undoConfig,
} from './config.service.ts'
import { toChangeView, toPublicationView } from './publication-view.ts'

const toConfigContext = (staff: Staff): ConfigContext => ({ tx: staff.tx, hotelId: staff.hotel.id, member: staff })

/** The part of the document that hotels change themselves; it is published like the whole. */
export function hotelRoutes(calls: StaffCalls): void {
  async function changed({ tx, hotel }: Staff, part: EditableConfig): Promise<HotelConfigInput> {
    return withEditableConfig((await readCurrentConfig(tx, hotel.id)).document, part)
  }

  calls.serveStaff(readHotel, async (_asked, { tx, hotel }) => {
    const { version, document } = await readCurrentConfig(tx, hotel.id)
    return { version, part: toEditableConfig(document) }
  })

  calls.serveStaff(previewHotel, async ({ body }, staff) => {
    const { issues, changes } = await previewConfig(toConfigContext(staff), await changed(staff, body.part))
    return { issues: [...issues], changes: changes.map(toChangeView) }
  })

  calls.serveStaff(
    publishHotel,
    async ({ body: { base, part } }, staff) => {
      const { version } = await publishDocument(toConfigContext(staff), await changed(staff, part), { base })
      return { version }
    },
    ['hotel'],
  )

  calls.serveStaff(readHotelHistory, async (_asked, staff) => ({
    publications: (await listConfigHistory(toConfigContext(staff))).map(toPublicationView),
  }))

  calls.serveStaff(
    undoHotel,
    async ({ body: { base, to } }, staff) => {
      const at = toConfigContext(staff)
      await assertNewestSeen(at, base)
      const { version } = to === undefined ? await undoConfig(at) : await restoreConfig(at, to)
      return { version }
    },
    ['hotel'],
  )
}
