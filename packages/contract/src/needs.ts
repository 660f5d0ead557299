import type { Entitlement } from '@foyer/domain/proof/proof.ts'
import type * as z from 'zod/mini'
import type { callsByName } from './calls.ts'
import type { Call } from './wire/call.ts'

type CallName = keyof typeof callsByName

interface CallInput<P extends z.core.$ZodType, Q extends z.core.$ZodType, B extends z.core.$ZodType> {
  readonly params: z.output<P>
  readonly query: z.output<Q>
  readonly body: z.output<B>
}

type CallInputOf<C> = C extends Call<infer P, infer Q, infer B, z.core.$ZodType> ? CallInput<P, Q, B> : never

/**
 * What proof of a reservation a call needs. `nothing`: it concerns none. `finding`: it searches,
 * and its reply reveals no more than the proof allows. Otherwise the rights the caller needs and
 * for which reservation: by the reference the page uses, by id, or every one shown to this visit.
 */
export type Needs<Input> =
  | 'nothing'
  | 'finding'
  | ({ readonly to: readonly Entitlement[] } & (
      | { readonly named: (asked: Input) => string | readonly string[] | undefined }
      | { readonly id: (asked: Input) => string }
      | { readonly every: true }
    ))

interface Referring {
  readonly body: { readonly reference: string }
}

const needsInBody = (...to: Entitlement[]) => ({ to, named: ({ body }: Referring) => body.reference })

const reads = needsInBody('read')
const changes = needsInBody('change')
const makesKey = needsInBody('arrive', 'key')

/**
 * Every call of a guest's page must be listed here. The server checks it before serving the call.
 */
export const needs: { readonly [Name in CallName]: Needs<CallInputOf<(typeof callsByName)[Name]>> } = {
  // Searches.
  searchReservations: 'finding',
  proveReservation: 'finding',
  visitReservations: 'finding',
  followDesk: 'finding',
  myBookings: 'finding',
  openPreCheckin: 'finding',
  openStayCard: 'finding',
  takeHandOver: 'finding',
  // By room and name, with separate rules.
  checkOut: 'finding',
  resendAccessCode: 'finding',

  // Reads.
  fetchSummary: reads,
  markMessagesRead: reads,
  readRoomWait: reads,
  fetchUpgrades: reads,
  fetchUpsells: reads,
  priceExtras: reads,
  customerFields: 'nothing',

  // Changes.
  updateGuests: changes,
  waitForRoom: changes,
  preCheckIn: changes,
  sharePreCheckin: changes,
  reportFillingIn: changes,
  skipFace: changes,
  requestFaceTurn: changes,
  startLog: changes,
  goOnWithCheckin: changes,
  startPickUp: changes,
  addDriver: changes,
  removeDriver: changes,
  showLicence: changes,
  chooseUpgrade: changes,
  confirmUpsell: changes,
  removeUpsell: changes,
  removePreCheckin: { to: ['change'], named: ({ query }) => query.reservation },
  compareFaces: { to: ['change'], named: ({ query }) => query.reservation },
  addExtras: { to: ['change'], named: ({ body }) => body.extras.map(({ reference }) => reference) },
  rateExperience: { to: ['change'], id: ({ params }) => params.reservationId },
  // The code carries the rights of its creator: a page opened by a link gets the rights of that
  // link.
  downloadQr: { to: ['change'], named: ({ params }) => params.code },

  // Signs and consents.
  uploadSignature: needsInBody('sign'),
  readAgreement: needsInBody('sign'),
  acceptTerms: needsInBody('sign'),
  saveFaceConsent: { to: ['sign'], every: true },

  // Arrives, pays and gets a key.
  confirmArrival: needsInBody('arrive'),
  generateKey: makesKey,
  grantKey: needsInBody('key'),
  readKey: needsInBody('key'),
  uploadAccessCode: makesKey,
  makeQr: makesKey,
  keyboxQr: makesKey,
  // Requested by guests who have no key yet.
  mailKeyCode: needsInBody('arrive'),
  takeOverCheckin: needsInBody('change', 'arrive'),
  // Passes on only the rights it has.
  makeHandOver: changes,
  // Concerns what this page created, and proves it with a secret.
  readHandOver: 'nothing',
  endHandOver: 'nothing',
  shareStayCard: needsInBody('key'),
  mailStayCard: needsInBody('key'),
  linkGooglePass: needsInBody('key'),
  downloadApplePass: { to: ['key'], named: ({ params }) => params.reference },
  sendCompletionMails: needsInBody('arrive'),
  cancelReservation: needsInBody('arrive'),
  pay: needsInBody('arrive'),
  payWithSavedCard: needsInBody('arrive'),
  payWithCardToken: needsInBody('arrive'),
  blockOwnDeposit: needsInBody('arrive'),
  startDeposit: needsInBody('arrive'),
  readDeposit: needsInBody('arrive'),
  readPayment: needsInBody('arrive'),
  payByBus: needsInBody('arrive'),
  cancelPayment: needsInBody('arrive'),
  markBillSent: needsInBody('arrive'),
  orderBill: needsInBody('arrive'),
  readBill: needsInBody('arrive'),
  reportRacPaymentError: needsInBody('arrive'),
  changeCustomer: needsInBody('arrive'),
  // Without a reference, it means the only reservation this page has found.
  createCustomer: { to: ['arrive'], named: ({ body }) => body.reference },

  // After check-out: checked when served, since guests who have arrived may read it too.
  readCheckOut: needsInBody('find'),
  mailBill: needsInBody('find'),
  makeBill: needsInBody('find'),

  // Reports on its own progress.
  createAlert: needsInBody('find'),
  checkinHolder: needsInBody('find'),
  shareScreen: needsInBody('find'),
  // Names only reservations that the visit has found, and reveals nothing about them to the page.
  raiseAlert: 'nothing',
  readAlertProgress: 'nothing',
  // Concerns the stay that this visit checked out; it names none.
  answerSurvey: 'nothing',
  updateLog: { to: ['change'], named: ({ params }) => params.code },
  // Without a reference, the call itself reports what is wrong.
  saveStep: { to: ['find'], named: ({ body }) => body.reference || undefined },

  // Concerns no reservation.
  trackEvent: 'nothing',
  endVisit: 'nothing',
  signIn: 'nothing',
  signUp: 'nothing',
  signOut: 'nothing',
  fetchProfile: 'nothing',
  sendConfirmation: 'nothing',
  confirmEmail: 'nothing',
  updateProfile: 'nothing',
  updatePassword: 'nothing',
  forgotPassword: 'nothing',
  choosePassword: 'nothing',
  closeAccount: 'nothing',
  updateIdentityDocument: 'nothing',
  userStatus: 'nothing',
  userCheckout: 'nothing',
  // Concerns a request of this visit, not a reservation it has found.
  revealLostCode: 'nothing',
  logLostCode: 'nothing',
  printAccessCode: 'nothing',
  signInDevice: 'nothing',
  saveSocketVersion: 'nothing',
  deviceAdmin: 'nothing',
  startMaintenance: 'nothing',
  decodeMrz: 'nothing',
  scanDocument: 'nothing',
  productionDate: 'nothing',
  pokActive: 'nothing',
  bootHub: 'nothing',
  confirmGrant: 'nothing',
  tellKeys: 'nothing',
  tellPayments: 'nothing',
  tellRefunds: 'nothing',
  tellBills: 'nothing',
  hubAccess: 'nothing',
  readLobbyCode: 'nothing',
  fetchInformation: 'nothing',
  legalConditions: 'nothing',
  selectOptions: 'nothing',
  findPostalCodes: 'nothing',
  staticsVersion: 'nothing',
  listTerminals: 'nothing',
  listBusTerminals: 'nothing',
  videoConfig: 'nothing',
  searchAvailability: 'nothing',
  createReservation: 'nothing',
  findMembership: 'nothing',
}
