import type { AnyCall } from '../wire/call.ts'
import { claimAlert, handleAlert, hearAlerts, listAlerts } from './alerts.ts'
import { findStays, listArrivals } from './arrivals.ts'
import { checkAudit, readAudit } from './audit.ts'
import { cancelStay, reinstateStay } from './cancellation.ts'
import { checkInStay, undoCheckIn } from './check-in.ts'
import { checkOutStay, makeStayBill, undoCheckOut } from './check-out.ts'
import { changeDates, previewDates } from './dates.ts'
import { blockDeposit, releaseDeposit, settleDeposit, takeOfDeposit } from './deposit.ts'
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
import { readFolio } from './folio.ts'
import { joinGroup, leaveGroup, openGroup } from './groups.ts'
import { listGuestWords } from './guest-feedback.ts'
import {
  addGuest,
  listFormPlaces,
  readGuestForm,
  removeGuest,
  saveGuestForm,
  saveLicence,
  scanAtDesk,
  setIdentitySeen,
  setPaperSignature,
} from './guest-form.ts'
import { previewHotel, publishHotel, readHotel, readHotelHistory, undoHotel } from './hotel.ts'
import { tellHotelAgain } from './hotel-system.ts'
import { closeRoom, listHousekeeping, reopenRoom, setRoomConditions } from './housekeeping.ts'
import { importReservations } from './import.ts'
import { listJobs, runJob } from './jobs.ts'
import { changeDoorCode, deskHubs, endKey, grantDeskKey, settleKey } from './keys.ts'
import { live } from './live.ts'
import { listLostCodes } from './lost-codes.ts'
import { listMails, openMail, readMailFile, sendMailAgain } from './mails.ts'
import { keepMember, listMembers, removeMember } from './members.ts'
import { withdrawMessage, writeMessage } from './messages.ts'
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
import { markNoShow, undoNoShow } from './no-show.ts'
import { eraseGuest, exportGuest, listErasures } from './privacy.ts'
import { listQueue } from './queue.ts'
import { applyRoomAssignment, previewRoomAssignment, readRack } from './rack.ts'
import { makeAgreement, makeCards, makeDayCards, makePoliceExport, readRegister } from './registration.ts'
import { changeRoomType, listTypesForStay } from './room-type.ts'
import { listRoomWaits } from './room-waits.ts'
import { assignRoom, listRoomsForStay } from './rooms.ts'
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
  addPasskey,
  addTotp,
  confirmPassword,
  listFactors,
  offerPasskey,
  offerTotp,
  proveByCode,
  proveByPasskey,
  removeFactor,
  renewRecoveryCodes,
  requestPasskey,
  resetSecondFactor,
} from './second-factor.ts'
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
import { beginSingleSignOn } from './single-sign-on.ts'
import {
  freeScreen,
  giveBackCheckin,
  openStay,
  revealDocument,
  seeLicence,
  sendPreCheckinLink,
  setExtraDone,
  setRoomReady,
  takeCheckinOver,
  waiveSignature,
  withdrawPreCheckinLinks,
} from './stay.ts'
import { changeStayDetails } from './stay-details.ts'
import { acceptInvitation, changeRole, inviteUser, listUsers, removeUser, signOutUser } from './users.ts'
import { answerVideoCall, listVideoCalls, recordIdentity, ringVideoCall } from './video-calls.ts'
import { listRoomsOnSale, makeWalkIn } from './walk-in.ts'

/** Every call of the staff application. */
export const staffCalls: readonly AnyCall[] = [
  signInStaff,
  currentSession,
  proveByCode,
  requestPasskey,
  proveByPasskey,
  confirmPassword,
  offerTotp,
  addTotp,
  offerPasskey,
  addPasskey,
  listFactors,
  removeFactor,
  renewRecoveryCodes,
  signOutStaff,
  changeLanguage,
  changePassword,
  forgetPassword,
  resetPassword,
  firstRun,
  setUpHotel,
  beginSingleSignOn,
  listArrivals,
  findStays,
  openStay,
  freeScreen,
  takeCheckinOver,
  giveBackCheckin,
  readGuestForm,
  listFormPlaces,
  saveGuestForm,
  addGuest,
  removeGuest,
  setPaperSignature,
  setIdentitySeen,
  saveLicence,
  scanAtDesk,
  checkInStay,
  undoCheckIn,
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
  blockDeposit,
  releaseDeposit,
  takeOfDeposit,
  settleDeposit,
  readShift,
  closeShift,
  makeShiftPaper,
  listGuestWords,
  readMailFile,
  cancelStay,
  reinstateStay,
  markNoShow,
  undoNoShow,
  listRoomsOnSale,
  makeWalkIn,
  listRoomsForStay,
  assignRoom,
  previewDates,
  changeDates,
  listTypesForStay,
  changeRoomType,
  readFolio,
  changeStayDetails,
  readRack,
  previewRoomAssignment,
  applyRoomAssignment,
  openGroup,
  joinGroup,
  leaveGroup,
  setRoomReady,
  revealDocument,
  waiveSignature,
  seeLicence,
  setExtraDone,
  sendPreCheckinLink,
  withdrawPreCheckinLinks,
  writeMessage,
  withdrawMessage,
  settleKey,
  endKey,
  changeDoorCode,
  deskHubs,
  grantDeskKey,
  addDesk,
  listAlerts,
  claimAlert,
  listRoomWaits,
  listQueue,
  listHousekeeping,
  setRoomConditions,
  closeRoom,
  reopenRoom,
  hearAlerts,
  handleAlert,
  listVideoCalls,
  ringVideoCall,
  answerVideoCall,
  recordIdentity,
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
  resetSecondFactor,
  readAudit,
  checkAudit,
  importReservations,
  makeAgreement,
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
  listMembers,
  keepMember,
  removeMember,
  live,
]
