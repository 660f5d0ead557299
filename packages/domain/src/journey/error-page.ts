import { isProblemCode, type ProblemCode } from '../problem/problem.ts'
import { type Place, place } from './place.ts'

type Params = Place['params']

/** What became of the guest's money, as far as it is known. */
type Money = 'notTaken' | 'notAgain' | 'asked' | 'atReception'

export interface ErrorPage {
  /** Whose words are shown: `problem.<code>.title` and `.text`. */
  readonly code: ProblemCode
  readonly titleHidden: boolean
  /** What others wrote, for a person to read; always plain text. */
  readonly details: readonly string[]
  /** Undefined when another try here cannot help. */
  readonly retry: { readonly to: Place; readonly does: 'key' | 'payment' | 'again' | 'otherBooking' } | undefined
  readonly money: Money | undefined
  /** What became of the key, where that is in question. */
  readonly key: 'notMade' | 'unknown' | undefined
  /** Reception is the way on rather than one beside. */
  readonly receptionFirst: boolean
  /** There is no room to give: for the log the check-in is over, not failed. */
  readonly endsTheVisit: boolean
  /** The device's own session has ended: nothing is shown, sign-in follows. */
  readonly leadsToSignIn: boolean
}

/** Words that the hotel's systems use where we have a code. */
const knownErrors: Readonly<Record<string, ProblemCode>> = { 'Pok no configurado': 'kioskNotConfigured' }

const REFUSED_PAYMENTS: ReadonlySet<string> = new Set(['The transaction was refused', 'Operation not authorized'])
const PAYMENT_ACTIONS: ReadonlySet<string> = new Set(['Payment', 'pago'])
/** Generic texts that say no more than our own words do. */
const EMPTY_TEXTS: ReadonlySet<string> = new Set(['This action could not be performed', 'Unknown error'])
const LONGEST_DETAIL = 200

/** Another try at the same reservation cannot help; another reservation can. */
const reservationIsSettled: ReadonlySet<ProblemCode> = new Set([
  'reservationNotFound',
  'reservationCancelled',
  'stayEnded',
  'alreadyCheckedIn',
  'arrivesLater',
])
/** Nothing that a guest does here can help. */
const onlyStaffHelp: ReadonlySet<ProblemCode> = new Set([
  'kioskNotConfigured',
  'foreignHotel',
  'notBuilt',
  'leavesLater',
  'stayOverdue',
  'keyPending',
  'keysGiven',
])

/** What is missing is done at the desk, or with the bill: the way goes on there. */
const waitsForDesk: ReadonlySet<ProblemCode> = new Set(['licenceUnseen', 'depositShort'])

/** A guest who is not logged in is no device that is signed out. */
const ofAnAccount: ReadonlySet<ProblemCode> = new Set(['notSignedIn', 'tokenExpired', 'signInRefused'])

export function errorPageOf(params: Params, device: { readonly enrolledOnly: boolean }): ErrorPage {
  const code = codeOf(params)
  const retry = retryOf(params, code)
  const money = moneyRules.find(({ when }) => when(params))?.money
  return {
    code,
    titleHidden: isSaid(params['hideErrorTitle']),
    details: detailsOf(params),
    retry,
    money,
    key: isSaid(params['allowTryProgramKeyAgain']) ? 'notMade' : code === 'keyPending' ? 'unknown' : undefined,
    endsTheVisit: code === 'roomNotAvailable' || isSaid(params['roomNotAvailable']),
    receptionFirst: money === 'atReception' || money === 'asked' || retry === undefined,
    leadsToSignIn: params['statusCode'] === '401' && device.enrolledOnly && !ofAnAccount.has(code),
  }
}

function codeOf(params: Params): ProblemCode {
  const error = params['error'] ?? ''
  if (isProblemCode(error)) return error
  if (isSaid(params['roomNotAvailable'])) return 'roomNotAvailable'
  if (isSaid(params['pok_is_disabled'])) return 'kioskNotConfigured'
  return (Object.hasOwn(knownErrors, error) ? knownErrors[error] : undefined) ?? 'unexpected'
}

function retryOf(params: Params, code: ProblemCode): ErrorPage['retry'] {
  const reservation = params['code']
  if (reservation && isSaid(params['allowTryProgramKeyAgain']))
    return { to: place('room-key', { code: reservation }), does: 'key' }
  if (reservation && isSaid(params['allowRetryPayment']))
    return { to: place('check-in-summary', { code: reservation }), does: 'payment' }
  if (isSaid(params['pok_is_disabled']) || onlyStaffHelp.has(code)) return undefined
  if (reservationIsSettled.has(code)) return { to: place('check-in'), does: 'otherBooking' }
  if (reservation && waitsForDesk.has(code))
    return { to: place('check-in-summary', { code: reservation }), does: 'again' }
  return reservation
    ? { to: place('guest-list', { code: reservation }), does: 'again' }
    : { to: place('check-in'), does: 'again' }
}

const moneyRules: readonly { when: (params: Params) => boolean; money: Money }[] = [
  { when: (params) => isSaid(params['payInReception']), money: 'atReception' },
  { when: (params) => isSaid(params['allowTryProgramKeyAgain']), money: 'notAgain' },
  { when: (params) => isSaid(params['allowRetryPayment']), money: 'notTaken' },
  { when: (params) => texts(params).some((text) => REFUSED_PAYMENTS.has(text)) && isPaying(params), money: 'notTaken' },
  { when: (params) => isPaying(params), money: 'asked' },
]

const isPaying = (params: Params) => PAYMENT_ACTIONS.has(params['action'] ?? '')

const texts = (params: Params) => [params['error'] ?? '', params['message_error'] ?? '']

function detailsOf(params: Params): string[] {
  const { error = '', message_error: message = '', action = '' } = params
  const title = isProblemCode(error) || isSaid(params['hideErrorTitle']) ? '' : error
  return [action, title, message]
    .filter((text) => text !== '' && !EMPTY_TEXTS.has(text) && !isForMachines(text))
    .map((text) => (text.length > LONGEST_DETAIL ? `${text.slice(0, LONGEST_DETAIL)}…` : text))
}

/** An answer that was meant for a program helps nobody in a lobby. */
function isForMachines(text: string): boolean {
  return /status_code|json/i.test(text)
}

function isSaid(flag: string | undefined): boolean {
  return flag === 'true' || flag === '1'
}
