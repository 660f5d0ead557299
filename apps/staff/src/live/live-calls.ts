import { listAlerts } from '@foyer/contract/staff/alerts.ts'
import { findStays, listArrivals } from '@foyer/contract/staff/arrivals.ts'
import { readAudit } from '@foyer/contract/staff/audit.ts'
import { readReports } from '@foyer/contract/staff/authority.ts'
import { previewDates } from '@foyer/contract/staff/dates.ts'
import { listDevices } from '@foyer/contract/staff/devices.ts'
import { readFolio } from '@foyer/contract/staff/folio.ts'
import { openGroup } from '@foyer/contract/staff/groups.ts'
import { readGuestForm } from '@foyer/contract/staff/guest-form.ts'
import { readHotel, readHotelHistory } from '@foyer/contract/staff/hotel.ts'
import { listHousekeeping } from '@foyer/contract/staff/housekeeping.ts'
import { listJobs } from '@foyer/contract/staff/jobs.ts'
import type { ChangeKind } from '@foyer/contract/staff/live.ts'
import { listLostCodes } from '@foyer/contract/staff/lost-codes.ts'
import { listMails, openMail } from '@foyer/contract/staff/mails.ts'
import { readStayMoney } from '@foyer/contract/staff/money.ts'
import { listErasures } from '@foyer/contract/staff/privacy.ts'
import { listQueue } from '@foyer/contract/staff/queue.ts'
import { readRack } from '@foyer/contract/staff/rack.ts'
import { readRegister } from '@foyer/contract/staff/registration.ts'
import { listTypesForStay } from '@foyer/contract/staff/room-type.ts'
import { listRoomWaits } from '@foyer/contract/staff/room-waits.ts'
import { listLineKeys, listScreens } from '@foyer/contract/staff/screens.ts'
import { openStay } from '@foyer/contract/staff/stay.ts'
import { listUsers } from '@foyer/contract/staff/users.ts'
import { listVideoCalls } from '@foyer/contract/staff/video-calls.ts'

/** Which queries become stale when the server reports a change of this kind. */
export const liveCalls: Readonly<Record<ChangeKind, readonly { readonly name: string }[]>> = {
  stays: [
    listQueue,
    listHousekeeping,
    listRoomWaits,
    listArrivals,
    readRack,
    findStays,
    openStay,
    openGroup,
    previewDates,
    listTypesForStay,
    readGuestForm,
    readStayMoney,
    readFolio,
    readRegister,
    readReports,
    listErasures,
  ],
  alerts: [listQueue, listAlerts, openStay],
  devices: [listDevices, listLineKeys, listScreens],
  screens: [listScreens],
  mails: [listMails, openMail],
  users: [listUsers],
  jobs: [listJobs],
  codes: [listLostCodes],
  hotel: [readHotel, readHotelHistory, readRack, readReports],
  calls: [listQueue, listVideoCalls],
  audit: [readAudit, openStay, readFolio, readRegister],
}
