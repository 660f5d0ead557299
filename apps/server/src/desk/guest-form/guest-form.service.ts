import { randomUUID } from 'node:crypto'
import type { GuestFormReply, saveGuestForm } from '@foyer/contract/staff/guest-form.ts'
import { MAX_GUESTS } from '@foyer/contract/wire/values.ts'
import { mustSignByHand } from '@foyer/domain/authority/must-sign-by-hand.ts'
import { withStates } from '@foyer/domain/completion/guest-completion.ts'
import { MAX_DRIVERS, withoutDriver } from '@foyer/domain/drivers/change-drivers.ts'
import type { TypedLicence } from '@foyer/domain/drivers/typed-licence.ts'
import { guestFieldNames } from '@foyer/domain/fields/field.ts'
import { isAdult } from '@foyer/domain/guest/adult.ts'
import type { Guest } from '@foyer/domain/guest/guest.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { DESK_AUTHOR } from '@foyer/domain/proof/trusted-author.ts'
import { findFinalBlocker } from '@foyer/domain/reservation/check-in-blocker.ts'
import { checkInBlockerProblems } from '@foyer/domain/reservation/check-in-blocker-problems.ts'
import type * as z from 'zod/mini'
import { recordAudit } from '../../access/serve/staff-calls.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import { settleAlert } from '../../book/alert/alert.store.ts'
import type { HotelPublisher } from '../../book/hotel-system/hotel-publisher.ts'
import { hasSystem } from '../../book/hotel-system/publish-event.ts'
import { getTermsState } from '../../book/legal/get-terms-state.ts'
import { readBill } from '../../book/reservation/bill.store.ts'
import { createReservationBook } from '../../book/reservation/book.ts'
import { voidSignatures } from '../../checkin/agreement/agreement.store.ts'
import type { CapturedGuest } from '../../checkin/document/scans.ts'
import { clearPositions, deleteDriver, setPositions } from '../../checkin/drivers/drivers.store.ts'
import { savePartyData } from '../../checkin/guests/save-guests.ts'
import { isRepeated, parseTypedLicence } from '../../checkin/licence/licence.service.ts'
import { listMunicipalities, listRegions } from '../../checkin/select/place-lists.ts'
import { lockStay } from '../arrivals/lock-stay.ts'
import { readStays, type StayOverview } from '../arrivals/read-arrivals.ts'
import { getStayRow } from '../arrivals/stay-row.ts'
import { repriceNights } from '../dates/night-bill.ts'
import { markGuestSeen } from '../video-calls/identity.store.ts'
import { changePartySize, insertGuest, listAddedGuests, setPaperSigned, setReportWaived } from './guest-form.store.ts'
import { hideNumbers, restoreNumbers } from './hidden-numbers.ts'

interface GuestFormDependencies {
  readonly sites: Sites
  readonly hotelPublisher: HotelPublisher
  readonly reader: { readonly installed: boolean }
}

interface GuestKey {
  readonly reference: string
  readonly guestId: string
}

type FormInput = z.output<typeof saveGuestForm.body>

/** What reception types for a guest, by the rules of the guest's own form. */
export function createGuestFormService({ sites, hotelPublisher, reader }: GuestFormDependencies) {
  /** The stay as the guests see it, under its lock. */
  async function lock(staff: Staff, reference: string): Promise<StayOverview> {
    const { id } = await lockStay(staff, reference)
    const seen = await readOverview(staff, id)
    const { state, startDate, endDate } = seen.reservation
    const blocker = state === 'inHouse' ? undefined : findFinalBlocker({ state, startDate, endDate }, staff.today)
    if (blocker) throw new Problem(checkInBlockerProblems[blocker])
    return seen
  }

  async function readOverview(staff: Staff, id: string): Promise<StayOverview> {
    const [seen] = await readStays(staff, sites, [id])
    if (!seen) throw new Problem('reservationNotFound')
    return seen
  }

  async function listRemovable(staff: Staff, { reservation, guests }: StayOverview): Promise<string[]> {
    const others = guests.filter(({ main }) => !main).map(({ id }) => id)
    if (!(await hasSystem({ sites }, staff))) return others
    const added = new Set((await listAddedGuests(staff.tx, reservation.id)).map(({ id }) => id))
    return others.filter((id) => added.has(id))
  }

  /** The number of guests is the hotel system's where there is one, and says nothing about drivers. */
  async function resize(staff: Staff, { site, reservation }: StayOverview, isGrown: boolean, by: 1 | -1) {
    if (site.product.addsPeople || (await hasSystem({ sites }, staff))) return
    await changePartySize(staff.tx, reservation.id, isGrown ? by : 0, isGrown ? 0 : by)
    await repriceNights(sites, staff, reservation.id)
  }

  return {
    async read(staff: Staff, typed: string): Promise<GuestFormReply> {
      const { id } = await getStayRow(staff, typed)
      const seen = await readOverview(staff, id)
      const { site, reservation } = seen
      const [bill] = await readBill(staff.tx, id)
      const { document, mainGuest, otherGuest } = site.fields
      const driving = getDriving(seen)
      const guests = withStates({ guests: seen.guests, site, today: staff.today, driving })
      return {
        today: staff.today,
        fields: {
          document: [...document],
          mainGuest: [...mainGuest],
          otherGuest: [...otherGuest],
        } as GuestFormReply['fields'],
        policy: site.policies.guests,
        driving,
        guests: guests.map(hideNumbers),
        removable: reservation.state === 'expected' ? await listRemovable(staff, seen) : [],
        canScan: reader.installed,
        terms: getTermsState({ site, language: staff.language }, bill?.accepted_terms ?? []),
      }
    },

    async save(
      staff: Staff,
      { reference, guestId }: GuestKey,
      { guest, version, scanned }: FormInput,
    ): Promise<number> {
      const seen = await lock(staff, reference)
      const { reservation, guests, site } = seen
      const before = getGuest(guests, guestId)
      const { id, index, main } = before
      const given = { ...before, ...clearedForm, ...restoreNumbers(guest, before), id, index, main, version }
      await savePartyData(
        { hotel: hotelPublisher, sites },
        { ...staff, site },
        {
          reservation: { ...reservation, ...getDriving(seen), guests: [...guests] },
          given: [given],
          getLocked: () => ({}),
          evaluate: async (changed) => changed.map((one) => withCapture(one, scanned)),
          getAuthorship: () => ({ by: reservation.authors.get(id) ?? DESK_AUTHOR, maskedIds: [] }),
        },
      )
      await recordAudit(staff, {
        action: 'guestFormSaved',
        subject: reservation.reference,
        details: { guest: String(index), fields: listChanged(before, given).join(', ') },
      })
      return version + 1
    },

    async add(staff: Staff, reference: string, { shown, adult }: { shown: number; adult: boolean }): Promise<void> {
      const seen = await lock(staff, reference)
      const { reservation, guests, site } = seen
      // A second click.
      if (guests.length > shown) return
      const isRental = site.product.addsPeople
      if (guests.length >= (isRental ? MAX_DRIVERS : MAX_GUESTS)) throw new Problem('tooManyDrivers')
      const index = guests.length + 1
      await insertGuest(staff.tx, staff.hotel.id, randomUUID(), reservation.id, index, adult)
      await resize(staff, seen, adult, 1)
      if (isRental) await voidSignatures(staff.tx, reservation.id)
      const details = { guest: String(index) }
      await recordAudit(staff, { action: 'guestAdded', subject: reservation.reference, details })
    },

    async remove(staff: Staff, { reference, guestId }: GuestKey): Promise<void> {
      const seen = await lock(staff, reference)
      const { reservation, guests, site } = seen
      const leaving = guests.find(({ id }) => id === guestId)
      // A second click, or a colleague was faster.
      if (!leaving) return
      if (leaving.main) throw new Problem('driverStays')
      if (reservation.state !== 'expected') throw new Problem('alreadyCheckedIn')
      if (!(await listRemovable(staff, seen)).includes(guestId)) throw new Problem('setInHotelSystem')
      await deleteDriver(staff.tx, reservation.id, guestId)
      await clearPositions(staff.tx, reservation.id)
      const staying = withoutDriver(guests, guestId).map(({ id }) => id)
      await setPositions(staff.tx, reservation.id, staying)
      await resize(staff, seen, isAdult(leaving, staff.today) !== false, -1)
      if (site.product.addsPeople) await voidSignatures(staff.tx, reservation.id)
      const details = { guest: String(leaving.index) }
      await recordAudit(staff, { action: 'guestRemoved', subject: reservation.reference, details })
    },

    async setPaperSignature(staff: Staff, { reference, guestId }: GuestKey, isSigned: boolean): Promise<void> {
      const { reservation, guests, site } = await lock(staff, reference)
      const guest = getGuest(guests, guestId)
      if (isSigned && guest.signedOnPaper) return
      const byHand = mustSignByHand(guest, site.policies.guests.authority)
      const [found] = await setPaperSigned(staff.tx, reservation.id, guestId, isSigned ? staff.name : null, byHand)
      if (!found) throw new Problem('notFound', 'no signature of such a guest is missing')
      const action = isSigned ? 'signedOnPaper' : 'paperSignatureUndone'
      const details = { guest: String(found.position) }
      await recordAudit(staff, { action, subject: reservation.reference, details })
    },

    async waiveReportData(staff: Staff, { reference, guestId }: GuestKey, reason: string): Promise<void> {
      const { reservation, site } = await lock(staff, reference)
      if (!site.policies.guests.authority) throw new Problem('badInput', 'nothing is sent about these guests')
      const [found] = await setReportWaived(staff.tx, reservation.id, guestId, staff.name)
      if (!found) throw new Problem('notFound', 'no such guest')
      const details = { guest: String(found.position) }
      await recordAudit(staff, { action: 'reportDataWaived', subject: reservation.reference, details, reason })
    },

    async endReportWaiver(staff: Staff, { reference, guestId }: GuestKey): Promise<void> {
      const { reservation, guests } = await lock(staff, reference)
      if (!getGuest(guests, guestId).reportWaived) return
      const [found] = await setReportWaived(staff.tx, reservation.id, guestId, null)
      if (!found) throw new Problem('notFound', 'no such guest')
      const details = { guest: String(found.position) }
      await recordAudit(staff, { action: 'reportWaiverEnded', subject: reservation.reference, details })
    },

    async setIdentitySeen(staff: Staff, { reference, guestId }: GuestKey, isSeen: boolean): Promise<void> {
      const { reservation, guests, site } = await lock(staff, reference)
      // Where only the head of a party has a document in the record, staff still see everyone's.
      if (isSeen && !site.policies.identity.beforeKey && getGuest(guests, guestId).documentNumber === undefined)
        throw new Problem('guestsIncomplete', 'there is no document to compare')
      const by = isSeen ? staff.name : null
      const found = await markGuestSeen(staff.tx, { reservationId: reservation.id, guestId, by, where: 'desk' })
      if (!found) throw new Problem('notFound', 'no such guest')
      const action = isSeen ? 'identitySeenAtDesk' : 'identityNotSeen'
      const details = { guest: String(found.position) }
      await recordAudit(staff, { action, subject: reservation.reference, details })
    },

    async saveLicence(staff: Staff, { reference, guestId }: GuestKey, typed: TypedLicence): Promise<void> {
      const { reservation, guests, site } = await lock(staff, reference)
      if (!site.product.asksLicence) throw new Problem('badInput', 'no licence is required here')
      const driver = getGuest(guests, guestId)
      const licence = { ...parseTypedLicence({ typed }, reservation.endDate), licenceSeen: true }
      if (isRepeated(licence.drivingLicence, driver, guests)) throw new Problem('licenceRepeated')
      await createReservationBook(staff.hotel, staff.tx).saveGuests(reservation.id, [{ ...driver, ...licence }])
      await settleAlert(staff.tx, 'licenceUnseen', reservation.id)
      const details = { guest: String(driver.index) }
      await recordAudit(staff, { action: 'licenceTyped', subject: reservation.reference, details })
    },
  }
}

/** The places of a country or region that we have a list of; elsewhere they are typed. */
export async function listPlaces(
  { language }: Staff,
  { country, region }: { country: string; region?: string | undefined },
) {
  const places = region
    ? await listMunicipalities({ country, regionId: region }, language)
    : await listRegions({ country }, language)
  return places.map(({ key, value }) => ({ code: key, name: value }))
}

export type GuestFormService = ReturnType<typeof createGuestFormService>

const clearedForm = Object.fromEntries(guestFieldNames.map((name) => [name, undefined]))

function getDriving({ site, reservation }: StayOverview) {
  return { rental: site.product.isRac ? reservation.rental : undefined, startDate: reservation.startDate }
}

function getGuest(guests: readonly Guest[], id: string): Guest {
  const guest = guests.find((one) => one.id === id)
  if (!guest) throw new Problem('notFound', 'no such guest')
  return guest
}

/** Reception has the document in hand, so it may be typed whatever the hotel asks of guests. */
function withCapture({ guest, before }: CapturedGuest, isScanned: boolean): Guest {
  if (guest.documentNumber === undefined || guest.documentNumber === before.documentNumber) return guest
  return { ...guest, manual: !isScanned, typingReason: undefined }
}

/** Names only: the log never contains what was typed. */
function listChanged(before: Guest, given: Partial<Guest>): string[] {
  return guestFieldNames.filter((name) => (before[name] ?? '') !== (given[name] ?? ''))
}
