import type { ChangeKind } from '@foyer/contract/staff/live.ts'

/**
 * Which queries become stale when the server reports a change of this kind. By name, because the calls themselves would
 * bring the schemas of every view to the first one.
 */
export const liveCalls: Readonly<Record<ChangeKind, readonly string[]>> = {
  stays: [
    'listQueue',
    'listHousekeeping',
    'listRoomWaits',
    'listArrivals',
    'readRack',
    'findStays',
    'openStay',
    'openGroup',
    'previewDates',
    'listTypesForStay',
    'readGuestForm',
    'readStayMoney',
    'readFolio',
    'readInvoices',
    'readRegister',
    'readReports',
    'listErasures',
  ],
  alerts: ['listQueue', 'listAlerts', 'openStay'],
  devices: ['listDevices', 'listLineKeys', 'listScreens', 'readSystemSetup', 'listDifferences'],
  screens: ['listScreens', 'readGuestScreen'],
  mails: ['listMails', 'openMail'],
  users: ['listUsers'],
  jobs: ['listJobs'],
  codes: ['listLostCodes'],
  hotel: ['readHotel', 'readHotelHistory', 'readRack', 'readReports', 'readSystemSetup'],
  calls: ['listQueue', 'listVideoCalls'],
  audit: ['readAudit', 'openStay', 'readFolio', 'readRegister'],
}
