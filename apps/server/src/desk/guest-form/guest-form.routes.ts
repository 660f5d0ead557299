import {
  addGuest,
  endReportWaiver,
  listFormPlaces,
  readGuestForm,
  removeGuest,
  saveGuestForm,
  saveLicence,
  scanAtDesk,
  setIdentitySeen,
  setPaperSignature,
  waiveReportData,
} from '@foyer/contract/staff/guest-form.ts'
import type { StaffCalls } from '../../access/serve/staff-calls.ts'
import type { DocumentReader } from '../../outside/document-reader/document-reader.ts'
import { withDeadline } from '../../platform/time/deadline.ts'
import { type GuestFormService, listPlaces } from './guest-form.service.ts'

const SCAN_TIMEOUT_MS = 20_000

export function guestFormRoutes(calls: StaffCalls, forms: GuestFormService, reader: DocumentReader): void {
  calls.serveStaff(readGuestForm, ({ params }, staff) => forms.read(staff, params.reference))

  calls.serveStaff(listFormPlaces, async ({ query }, staff) => ({ places: await listPlaces(staff, query) }))

  calls.serveStaff(
    saveGuestForm,
    async ({ params, body }, staff) => ({ version: await forms.save(staff, params, body) }),
    ['stays'],
  )

  calls.serveStaff(
    addGuest,
    async ({ params, body }, staff) => {
      await forms.add(staff, params.reference, body)
      return {}
    },
    ['stays'],
  )

  calls.serveStaff(
    removeGuest,
    async ({ params }, staff) => {
      await forms.remove(staff, params)
      return {}
    },
    ['stays'],
  )

  calls.serveStaff(
    setPaperSignature,
    async ({ params, body }, staff) => {
      await forms.setPaperSignature(staff, params, body.signed)
      return {}
    },
    ['stays'],
  )

  calls.serveStaff(
    waiveReportData,
    async ({ params, body }, staff) => {
      await forms.waiveReportData(staff, params, body.reason)
      return {}
    },
    ['stays'],
  )

  calls.serveStaff(
    endReportWaiver,
    async ({ params }, staff) => {
      await forms.endReportWaiver(staff, params)
      return {}
    },
    ['stays'],
  )

  calls.serveStaff(
    setIdentitySeen,
    async ({ params, body }, staff) => {
      await forms.setIdentitySeen(staff, params, body.seen)
      return {}
    },
    ['stays'],
  )

  calls.serveStaff(
    saveLicence,
    async ({ params, body }, staff) => {
      await forms.saveLicence(staff, params, body)
      return {}
    },
    ['stays', 'alerts'],
  )

  calls.serveAfterAsking(scanAtDesk, {
    read: async ({ body: picture }, { today }) => ({ picture, today }),
    ask: (_hotel, { picture, today }) =>
      withDeadline(SCAN_TIMEOUT_MS, (signal) => reader.read(picture, { today, signal })),
    answer: async (_asked, _staff, { document }) => (document ? { document } : {}),
  })
}
