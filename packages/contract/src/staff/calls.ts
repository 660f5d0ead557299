import type { AnyCall } from '../call.ts'
import { claimAlert, handleAlert, hearAlerts, listAlerts } from './alerts.ts'
import { findStays, listArrivals } from './arrivals.ts'
import { checkAudit, readAudit } from './audit.ts'
import { checkOutStay, makeStayBill, undoCheckOut } from './check-out.ts'
import {
  addDesk,
  listDevices,
  makeLicense,
  makePairing,
  pauseDevice,
  resumeDevice,
  revokeDevice,
  revokePairing,
  withdrawLicense,
} from './devices.ts'
import { listGuestWords } from './guest-words.ts'
import { previewHotel, publishHotel, readHotel, readHotelHistory, undoHotel } from './hotel.ts'
import { tellHotelAgain } from './hotel-system.ts'
import { importReservations } from './import.ts'
import { listJobs, runJob } from './jobs.ts'
import { changeDoorCode, deskHubs, endKey, grantDeskKey, settleKey } from './keys.ts'
import { live } from './live.ts'
import { listLostCodes } from './lost-codes.ts'
import { listMails, openMail, readMailFile, sendMailAgain } from './mails.ts'
import {
  closeShift,
  lookAtPayment,
  makeShiftPaper,
  readCustomerFields,
  readShift,
  readStayMoney,
  recordPayment,
  refundPayment,
  sendStayBill,
  setInvoiceHolder,
  settleRefund,
  voidPayment,
} from './money.ts'
import { eraseGuest, exportGuest, listErasures } from './privacy.ts'
import { makeCards, makeDayCards, makePoliceExport, readRegister } from './registration.ts'
import { listRoomWaits } from './room-waits.ts'
import {
  claimScreen,
  listLineKeys,
  listScreens,
  makeLineKey,
  releaseScreen,
  revokeLineKey,
  sendToScreen,
} from './screens.ts'
import {
  changeLanguage,
  changePassword,
  currentSession,
  forgetPassword,
  resetPassword,
  signInStaff,
  signOutStaff,
} from './session.ts'
import { firstRun, setUpHotel } from './set-up.ts'
import {
  freeScreen,
  openStay,
  revealDocument,
  sendPreCheckinLink,
  setExtraDone,
  setRoomReady,
  waiveSignature,
  withdrawPreCheckinLinks,
} from './stay.ts'
import { acceptInvitation, changeRole, inviteUser, listUsers, removeUser, signOutUser } from './users.ts'
import { cancelStay, listRoomsOnSale, makeWalkIn } from './walk-in.ts'

/** Every call of the staff application. */
export const staffCalls: readonly AnyCall[] = [
  signInStaff,
  currentSession,
  signOutStaff,
  changeLanguage,
  changePassword,
  forgetPassword,
  resetPassword,
  firstRun,
  setUpHotel,
  listArrivals,
  findStays,
  openStay,
  freeScreen,
  checkOutStay,
  undoCheckOut,
  makeStayBill,
  readStayMoney,
  recordPayment,
  voidPayment,
  refundPayment,
  settleRefund,
  lookAtPayment,
  sendStayBill,
  readCustomerFields,
  setInvoiceHolder,
  readShift,
  closeShift,
  makeShiftPaper,
  listGuestWords,
  readMailFile,
  cancelStay,
  listRoomsOnSale,
  makeWalkIn,
  setRoomReady,
  revealDocument,
  waiveSignature,
  setExtraDone,
  sendPreCheckinLink,
  withdrawPreCheckinLinks,
  settleKey,
  endKey,
  changeDoorCode,
  deskHubs,
  grantDeskKey,
  addDesk,
  listAlerts,
  claimAlert,
  listRoomWaits,
  hearAlerts,
  handleAlert,
  listDevices,
  makeLicense,
  withdrawLicense,
  pauseDevice,
  resumeDevice,
  revokeDevice,
  makePairing,
  revokePairing,
  listLineKeys,
  makeLineKey,
  revokeLineKey,
  listScreens,
  claimScreen,
  releaseScreen,
  sendToScreen,
  listLostCodes,
  listMails,
  openMail,
  sendMailAgain,
  listUsers,
  inviteUser,
  acceptInvitation,
  changeRole,
  removeUser,
  signOutUser,
  readAudit,
  checkAudit,
  importReservations,
  makeCards,
  makeDayCards,
  readRegister,
  makePoliceExport,
  exportGuest,
  eraseGuest,
  listErasures,
  listJobs,
  runJob,
  tellHotelAgain,
  readHotel,
  previewHotel,
  publishHotel,
  readHotelHistory,
  undoHotel,
  live,
]
