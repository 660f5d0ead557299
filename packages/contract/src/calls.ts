import { uploadAccessCode } from './access-code.ts'
import {
  choosePassword,
  closeAccount,
  confirmEmail,
  fetchProfile,
  forgotPassword,
  sendConfirmation,
  signIn,
  signOut,
  signUp,
  updateIdentityDocument,
  updatePassword,
  updateProfile,
  userCheckout,
  userStatus,
} from './account.ts'
import { readAgreement } from './agreement.ts'
import { createAlert, raiseAlert, readAlertProgress } from './alert.ts'
import { saveStep, startLog, updateLog } from './checkin-log.ts'
import { answerSurvey, checkOut, mailBill, makeBill, readCheckOut } from './checkout.ts'
import { changeCustomer, createCustomer, customerFields } from './customer.ts'
import { blockOwnDeposit, readDeposit, startDeposit } from './deposit.ts'
import { saveSocketVersion, signInDevice } from './device.ts'
import { deviceAdmin, startMaintenance } from './device-admin.ts'
import { decodeMrz, scanDocument } from './document.ts'
import { addDriver, removeDriver } from './drivers.ts'
import { showLicence } from './driving-licence.ts'
import { addExtras, priceExtras } from './extras.ts'
import { compareFaces, requestFaceTurn, saveFaceConsent, skipFace } from './face.ts'
import { reportFillingIn } from './filling-in.ts'
import { orderBill, readBill } from './fiscal-bill.ts'
import { confirmArrival, updateGuests } from './guests.ts'
import { endHandOver, makeHandOver, readHandOver, takeHandOver } from './hand-over.ts'
import { pokActive, productionDate } from './hotel.ts'
import { bootHub, confirmGrant, hubAccess, tellBills, tellKeys, tellPayments, tellRefunds } from './hub.ts'
import { fetchInformation } from './information.ts'
import { mailKeyCode, readLobbyCode } from './key-proof.ts'
import { generateKey, grantKey, readKey } from './keys.ts'
import { checkinHolder, goOnWithCheckin, takeOverCheckin } from './lease.ts'
import { acceptTerms, legalConditions } from './legal.ts'
import { logLostCode, printAccessCode, resendAccessCode, revealLostCode } from './lost-code.ts'
import { sendCompletionMails } from './mail.ts'
import {
  cancelPayment,
  markBillSent,
  pay,
  payByBus,
  payWithCardToken,
  payWithSavedCard,
  readPayment,
  reportRacPaymentError,
} from './payment.ts'
import { startPickUp } from './pick-up.ts'
import { findPostalCodes } from './postal-codes.ts'
import { openPreCheckin, preCheckIn, removePreCheckin, sharePreCheckin } from './pre-checkin.ts'
import { downloadQr, keyboxQr, makeQr } from './qr.ts'
import { rateExperience } from './rating.ts'
import {
  cancelReservation,
  endVisit,
  followDesk,
  markMessagesRead,
  myBookings,
  proveReservation,
  searchReservations,
  visitReservations,
} from './reservation.ts'
import { readRoomWait, waitForRoom } from './room-wait.ts'
import { selectOptions } from './select.ts'
import { shareScreen } from './shared-screen.ts'
import { uploadSignature } from './signature.ts'
import { staticsVersion } from './statics.ts'
import { mailStayCard, openStayCard, shareStayCard } from './stay-card.ts'
import { fetchSummary } from './summary.ts'
import { listBusTerminals, listTerminals } from './terminal.ts'
import { trackEvent } from './tracking.ts'
import { chooseUpgrade, fetchUpgrades } from './upgrade.ts'
import { confirmUpsell, fetchUpsells, removeUpsell } from './upsell.ts'
import { videoConfig } from './video.ts'
import { createReservation, findMembership, searchAvailability } from './walk-in.ts'
import { downloadApplePass, linkGooglePass } from './wallet-pass.ts'
import type { AnyCall } from './wire/call.ts'

/** Every call, by name. */
export const callsByName = {
  uploadAccessCode,
  resendAccessCode,
  revealLostCode,
  logLostCode,
  printAccessCode,
  signIn,
  signUp,
  signOut,
  fetchProfile,
  sendConfirmation,
  confirmEmail,
  updateProfile,
  updatePassword,
  forgotPassword,
  choosePassword,
  closeAccount,
  updateIdentityDocument,
  userStatus,
  userCheckout,
  createAlert,
  raiseAlert,
  readAlertProgress,
  waitForRoom,
  readRoomWait,
  updateGuests,
  confirmArrival,
  uploadSignature,
  readAgreement,
  saveStep,
  startLog,
  updateLog,
  checkOut,
  readCheckOut,
  mailBill,
  makeBill,
  answerSurvey,
  customerFields,
  createCustomer,
  changeCustomer,
  signInDevice,
  saveSocketVersion,
  deviceAdmin,
  startMaintenance,
  decodeMrz,
  scanDocument,
  addExtras,
  priceExtras,
  saveFaceConsent,
  compareFaces,
  skipFace,
  requestFaceTurn,
  productionDate,
  pokActive,
  bootHub,
  confirmGrant,
  tellKeys,
  tellPayments,
  tellRefunds,
  tellBills,
  hubAccess,
  fetchInformation,
  generateKey,
  grantKey,
  mailKeyCode,
  readLobbyCode,
  readKey,
  legalConditions,
  acceptTerms,
  checkinHolder,
  goOnWithCheckin,
  takeOverCheckin,
  shareScreen,
  makeHandOver,
  readHandOver,
  endHandOver,
  takeHandOver,
  sendCompletionMails,
  pay,
  payWithCardToken,
  payWithSavedCard,
  blockOwnDeposit,
  startDeposit,
  readDeposit,
  readPayment,
  payByBus,
  cancelPayment,
  reportRacPaymentError,
  markBillSent,
  orderBill,
  readBill,
  startPickUp,
  addDriver,
  removeDriver,
  showLicence,
  preCheckIn,
  removePreCheckin,
  openPreCheckin,
  sharePreCheckin,
  reportFillingIn,
  shareStayCard,
  openStayCard,
  mailStayCard,
  downloadApplePass,
  linkGooglePass,
  makeQr,
  keyboxQr,
  downloadQr,
  rateExperience,
  searchReservations,
  myBookings,
  cancelReservation,
  visitReservations,
  followDesk,
  proveReservation,
  markMessagesRead,
  endVisit,
  selectOptions,
  findPostalCodes,
  staticsVersion,
  fetchSummary,
  listTerminals,
  listBusTerminals,
  trackEvent,
  fetchUpgrades,
  chooseUpgrade,
  fetchUpsells,
  confirmUpsell,
  removeUpsell,
  videoConfig,
  searchAvailability,
  createReservation,
  findMembership,
} satisfies Record<string, AnyCall>

/** All calls that the server serves and documents. */
export const calls: readonly AnyCall[] = Object.values(callsByName)
