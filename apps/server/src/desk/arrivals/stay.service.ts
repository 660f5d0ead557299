import { Problem } from '@foyer/domain/problem/problem.ts'
import { recordAudit } from '../../access/serve/staff-calls.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import { markEnded } from '../../access/visit/visit.store.ts'
import { settleAlert } from '../../book/alert/alert.store.ts'
import { acquireDeskLease, returnLease } from '../../book/lease/desk-lease.store.ts'
import { lockRooms, setReady } from '../../book/room/room-condition.store.ts'
import { setDone } from '../../checkin/extras/extras.store.ts'
import { readStays } from './read-arrivals.ts'
import { markLicenceSeen, readGiven, releaseScreen, waiveSignature } from './stay.store.ts'
import { getStayRow } from './stay-row.ts'
import { readStayContents, readStayView } from './stay-view.ts'

/** Operations of reception on one stay. */
export function createStayService(sites: Sites) {
  return {
    async open(staff: Staff, reference: string) {
      const { id } = await getStayRow(staff, reference)
      const [[stay], belongings] = await Promise.all([readStays(staff, sites, [id]), readStayContents(staff, id)])
      if (!stay) throw new Problem('reservationNotFound')
      return readStayView(staff, sites, stay, belongings)
    },

    /** Returns whether a screen held the check-in. */
    async freeScreen(staff: Staff, typed: string): Promise<boolean> {
      const { id, reference } = await getStayRow(staff, typed)
      const held = await releaseScreen(staff.tx, id)
      if (!held?.visitId) return false
      // Without this, its next call would take the check-in again.
      await markEnded(staff.tx, held.visitId)
      await recordAudit(staff, { action: 'screenFreed', subject: reference, details: { screen: held.holder } })
      return true
    },

    /**
     * The guest's screen shows who has taken over and can change nothing until the check-in is
     * given back.
     */
    async takeOver(staff: Staff, typed: string): Promise<void> {
      const { id, reference } = await getStayRow(staff, typed)
      await acquireDeskLease(staff, id)
      await recordAudit(staff, { action: 'checkinTakenOver', subject: reference })
    },

    /** Returns whether a staff member had it. */
    async giveBack(staff: Staff, typed: string): Promise<boolean> {
      const { id, reference } = await getStayRow(staff, typed)
      const given = await returnLease(staff, id)
      if (!given) return false
      const details = given.screen === null ? {} : { screen: given.screen }
      await recordAudit(staff, { action: 'checkinGivenBack', subject: reference, details })
      return true
    },

    async setRoomReady(staff: Staff, number: string, ready: boolean): Promise<void> {
      const [before] = await lockRooms(staff.tx, [number])
      if (!before) throw new Problem('notFound', 'no such room')
      if (before.ready === ready) return
      await setReady(staff.tx, number, ready, staff.name)
      await recordAudit(staff, { action: ready ? 'roomSetReady' : 'roomSetNotReady', subject: number })
    },

    /** Marks an extra as done, or as still to do. */
    async setExtraDone(staff: Staff, of: { reference: string; extraId: string }, isDone: boolean): Promise<void> {
      const { id, reference } = await getStayRow(staff, of.reference)
      const [set] = await setDone(staff.tx, id, of.extraId, isDone, staff.name)
      if (!set) throw new Problem('notFound', 'no such extra is ordered')
      if (!set.changed) return
      const details = { extra: of.extraId }
      await recordAudit(staff, { action: isDone ? 'extraDone' : 'extraReopened', subject: reference, details })
    },

    async waiveSignature(staff: Staff, of: { reference: string; guestId: string }): Promise<void> {
      const { id, reference } = await getStayRow(staff, of.reference)
      const waived = await waiveSignature(staff.tx, { stayId: id, guestId: of.guestId, by: staff.name })
      if (waived === undefined) throw new Problem('notFound', 'no signature of such a guest is missing')
      await recordAudit(staff, { action: 'signatureWaived', subject: reference, details: { guest: String(waived) } })
    },

    async seeLicence(staff: Staff, of: { reference: string; guestId: string }): Promise<void> {
      const { id, reference } = await getStayRow(staff, of.reference)
      const seen = await markLicenceSeen(staff.tx, { stayId: id, guestId: of.guestId })
      if (seen === undefined) throw new Problem('notFound', 'no licence of such a driver was shown')
      await settleAlert(staff.tx, 'licenceUnseen', id)
      await recordAudit(staff, { action: 'licenceSeen', subject: reference, details: { guest: String(seen) } })
    },

    async revealDocument(staff: Staff, of: { reference: string; guestId: string }, reason: string): Promise<string> {
      const { id, reference } = await getStayRow(staff, of.reference)
      const guest = await readGiven(staff.tx, { stayId: id, guestId: of.guestId })
      const number = guest?.given['documentNumber']
      if (!guest || typeof number !== 'string') throw new Problem('notFound', 'no document is known')
      const details = { guest: String(guest.position) }
      await recordAudit(staff, { action: 'documentRevealed', subject: reference, details, reason })
      return number
    },
  }
}

export type StayService = ReturnType<typeof createStayService>
