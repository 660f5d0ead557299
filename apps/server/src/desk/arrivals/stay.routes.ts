import {
  freeScreen,
  giveBackCheckin,
  openStay,
  revealDocument,
  seeLicence,
  setExtraDone,
  setRoomReady,
  takeCheckinOver,
  waiveSignature,
} from '@foyer/contract/staff/stay.ts'
import type { StaffCalls } from '../../access/serve/staff-calls.ts'
import type { StayService } from './stay.service.ts'

export function stayRoutes(calls: StaffCalls, stays: StayService): void {
  calls.serveStaff(openStay, ({ params }, staff) => stays.open(staff, params.reference))

  calls.serveStaff(
    freeScreen,
    async ({ params }, staff) => ({ freed: await stays.freeScreen(staff, params.reference) }),
    ['stays'],
  )

  calls.serveStaff(
    takeCheckinOver,
    async ({ params }, staff) => {
      await stays.takeOver(staff, params.reference)
      return {}
    },
    ['stays'],
  )

  calls.serveStaff(
    giveBackCheckin,
    async ({ params }, staff) => ({ given: await stays.giveBack(staff, params.reference) }),
    ['stays'],
  )

  calls.serveStaff(
    setRoomReady,
    async ({ params, body }, staff) => {
      await stays.setRoomReady(staff, params.number, body.ready)
      return {}
    },
    ['stays'],
  )

  calls.serveStaff(
    setExtraDone,
    async ({ params, body }, staff) => {
      await stays.setExtraDone(staff, params, body.done)
      return {}
    },
    ['stays'],
  )

  calls.serveStaff(
    waiveSignature,
    async ({ params }, staff) => {
      await stays.waiveSignature(staff, params)
      return {}
    },
    ['stays'],
  )

  calls.serveStaff(
    seeLicence,
    async ({ params }, staff) => {
      await stays.seeLicence(staff, params)
      return {}
    },
    ['stays', 'alerts'],
  )

  calls.serveStaff(revealDocument, async ({ params, body }, staff) => ({
    documentNumber: await stays.revealDocument(staff, params, body.reason),
  }))
}
