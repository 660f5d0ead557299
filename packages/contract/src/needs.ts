import type { Entitlement } from '@foyer/domain/proof/proof.ts'
import type * as z from 'zod/mini'
import type { callsByName } from './calls.ts'
import type { Call } from './wire/call.ts'

type CallName = keyof typeof callsByName

interface Asked<P extends z.core.$ZodType, Q extends z.core.$ZodType, B extends z.core.$ZodType> {
  readonly params: z.output<P>
  readonly query: z.output<Q>
  readonly body: z.output<B>
}

type AskedOf<C> = C extends Call<infer P, infer Q, infer B, z.core.$ZodType> ? Asked<P, Q, B> : never

/**
 * What a call needs of the proof of a reservation. `nothing`: it is about none. `finding`: it finds, or answers with what was
 * found, and the answer is no more than the proof allows. Else what its caller must be entitled to, and with which reservation:
 * the names by which the page calls it, its id, or every one that is shown to this visit.
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

const inBody = (...to: Entitlement[]) => ({ to, named: ({ body }: Referring) => body.reference })

const reads = inBody('read')
const changes = inBody('change')
const makesKey = inBody('arrive', 'key')

/** Every call of a guest's page; whoever adds one has to say it here. The server asks before it serves. */
export const needs: { readonly [Name in CallName]: Needs<AskedOf<(typeof callsByName)[Name]>> } = {
  // Finds.
  searchReservations: 'finding',
  proveReservation: 'finding',
  visitReservations: 'finding',
  followDesk: 'finding',
  myBookings: 'finding',
  openPreCheckin: 'finding',
  openStayCard: 'finding',
  takeHandOver: 'finding',
  // By room and name, with rules of their own.
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
  skipFace: changes,
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
  // The code is as good as what it was made by: whoever has no more than a link gets a link's.
  downloadQr: { to: ['change'], named: ({ params }) => params.code },

  // Signs, and agrees.
  uploadSignature: inBody('sign'),
  readAgreement: inBody('sign'),
  acceptTerms: inBody('sign'),
  saveFaceConsent: { to: ['sign'], every: true },

  // Arrives, pays, and gets a key.
  confirmArrival: inBody('arrive'),
  generateKey: makesKey,
  grantKey: inBody('key'),
  readKey: inBody('key'),
  uploadAccessCode: makesKey,
  makeQr: makesKey,
  keyboxQr: makesKey,
  // Asked for by whoever has no key yet.
  mailKeyCode: inBody('arrive'),
  takeOverCheckin: inBody('change', 'arrive'),
  // What it gives away is what it has.
  makeHandOver: changes,
  // Of what this very page has made: it says its secret.
  readHandOver: 'nothing',
  endHandOver: 'nothing',
  shareStayCard: inBody('key'),
  mailStayCard: inBody('key'),
  sendCompletionMails: inBody('arrive'),
  cancelReservation: inBody('arrive'),
  pay: inBody('arrive'),
  payWithSavedCard: inBody('arrive'),
  blockOwnDeposit: inBody('arrive'),
  startDeposit: inBody('arrive'),
  readDeposit: inBody('arrive'),
  readPayment: inBody('arrive'),
  payByBus: inBody('arrive'),
  cancelPayment: inBody('arrive'),
  markBillSent: inBody('arrive'),
  orderBill: inBody('arrive'),
  readBill: inBody('arrive'),
  reportRacPaymentError: inBody('arrive'),
  changeCustomer: inBody('arrive'),
  // Without a number it is the only one that this page has found.
  createCustomer: { to: ['arrive'], named: ({ body }) => body.reference },

  // Has left: asked when it is served, since who has arrived may read it as well.
  readCheckOut: inBody('find'),
  mailBill: inBody('find'),
  makeBill: inBody('find'),

  // Says of itself how it goes.
  createAlert: inBody('find'),
  checkinHolder: inBody('find'),
  // Names no more of a reservation than the visit has found, and tells the page nothing of it.
  raiseAlert: 'nothing',
  readAlertProgress: 'nothing',
  // Of the stay that this visit has checked out; it names none.
  answerSurvey: 'nothing',
  updateLog: { to: ['change'], named: ({ params }) => params.code },
  // Without a number the call itself says what is wrong.
  saveStep: { to: ['find'], named: ({ body }) => body.reference || undefined },

  // About no reservation.
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
  // Of a request of this very visit, and of no reservation that it has found.
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
