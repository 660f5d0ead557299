import { isProblemCode, type ProblemCode } from '../problem/problem.ts'
import { type Place, place } from './place.ts'

type Params = Place['params']

/** What is known about the guest's money. */
type Money = 'notTaken' | 'notAgain' | 'asked' | 'atReception'

export interface ErrorPage {
  /** The texts to show: `problem.<code>.title` and `.text`. */
  readonly code: ProblemCode
  readonly titleHidden: boolean
  /** Messages from other systems, always shown as plain text. */
  readonly details: readonly string[]
  /** Undefined if retrying here cannot help. */
  readonly retry: { readonly to: Place; readonly does: 'key' | 'payment' | 'again' | 'otherBooking' } | undefined
  readonly money: Money | undefined
  /** What happened to the key, if that is in question. */
  readonly key: 'notMade' | 'unknown' | undefined
  /** Reception is the main way forward rather than an alternative. */
  readonly receptionFirst: boolean
  /** No room is available: the log records the visit as ended, not failed. */
  readonly endsTheVisit: boolean
  /** The device's session has ended: nothing is shown and sign-in follows. */
  readonly leadsToSignIn: boolean
}

/** Error texts of hotel systems for which we have a code. */
const knownErrors: Readonly<Record<string, ProblemCode>> = { 'Pok no configurado': 'kioskNotConfigured' }

const DECLINED_PAYMENTS: ReadonlySet<string> = new Set(['The transaction was refused', 'Operation not authorized'])
const PAYMENT_ACTIONS: ReadonlySet<string> = new Set(['Payment', 'pago'])
/** Generic texts that add nothing to our own. */
const EMPTY_TEXTS: ReadonlySet<string> = new Set(['This action could not be performed', 'Unknown error'])
const MAX_DETAIL_LENGTH = 200

/** Retrying the same reservation cannot help; another reservation can. */
const closedReservationProblems: ReadonlySet<ProblemCode> = new Set([
  'reservationNotFound',
  'reservationCancelled',
  'stayEnded',
  'alreadyCheckedIn',
  'arrivesLater',
])
/** Only staff can help. */
const staffOnlyProblems: ReadonlySet<ProblemCode> = new Set([
  'kioskNotConfigured',
  'foreignHotel',
  'notBuilt',
  'leavesLater',
  'stayOverdue',
  'keyPending',
  'keysGiven',
])

/** The missing part is completed at the desk or with the bill; the guest continues there. */
const deskProblems: ReadonlySet<ProblemCode> = new Set(['licenceUnseen', 'identityUnseen', 'depositShort'])

/** These concern a guest's account, not the device's session. */
const accountProblems: ReadonlySet<ProblemCode> = new Set(['notSignedIn', 'tokenExpired', 'signInRefused'])

export function toErrorPage(params: Params, device: { readonly enrolledOnly: boolean }): ErrorPage {
  const code = getProblemCode(params)
  const retry = getRetry(params, code)
  const money = moneyRules.find(({ when }) => when(params))?.money
  return {
    code,
    titleHidden: isSet(params['hideErrorTitle']),
    details: getDetails(params),
    retry,
    money,
    key: isSet(params['allowTryProgramKeyAgain']) ? 'notMade' : code === 'keyPending' ? 'unknown' : undefined,
    endsTheVisit: code === 'roomNotAvailable' || isSet(params['roomNotAvailable']),
    receptionFirst: money === 'atReception' || money === 'asked' || retry === undefined,
    leadsToSignIn: params['statusCode'] === '401' && device.enrolledOnly && !accountProblems.has(code),
  }
}

function getProblemCode(params: Params): ProblemCode {
  const error = params['error'] ?? ''
  if (isProblemCode(error)) return error
  if (isSet(params['roomNotAvailable'])) return 'roomNotAvailable'
  if (isSet(params['pok_is_disabled'])) return 'kioskNotConfigured'
  return (Object.hasOwn(knownErrors, error) ? knownErrors[error] : undefined) ?? 'unexpected'
}

function getRetry(params: Params, code: ProblemCode): ErrorPage['retry'] {
  const reservation = params['code']
  if (reservation && isSet(params['allowTryProgramKeyAgain']))
    return { to: place('room-key', { code: reservation }), does: 'key' }
  if (reservation && isSet(params['allowRetryPayment']))
    return { to: place('check-in-summary', { code: reservation }), does: 'payment' }
  if (isSet(params['pok_is_disabled']) || staffOnlyProblems.has(code)) return undefined
  if (closedReservationProblems.has(code)) return { to: place('check-in'), does: 'otherBooking' }
  if (reservation && deskProblems.has(code))
    return { to: place('check-in-summary', { code: reservation }), does: 'again' }
  return reservation
    ? { to: place('guest-list', { code: reservation }), does: 'again' }
    : { to: place('check-in'), does: 'again' }
}

const moneyRules: readonly { when: (params: Params) => boolean; money: Money }[] = [
  { when: (params) => isSet(params['payInReception']), money: 'atReception' },
  { when: (params) => isSet(params['allowTryProgramKeyAgain']), money: 'notAgain' },
  { when: (params) => isSet(params['allowRetryPayment']), money: 'notTaken' },
  {
    when: (params) => getTexts(params).some((text) => DECLINED_PAYMENTS.has(text)) && isPaying(params),
    money: 'notTaken',
  },
  { when: (params) => isPaying(params), money: 'asked' },
]

const isPaying = (params: Params) => PAYMENT_ACTIONS.has(params['action'] ?? '')

const getTexts = (params: Params) => [params['error'] ?? '', params['message_error'] ?? '']

function getDetails(params: Params): string[] {
  const { error = '', message_error: message = '', action = '' } = params
  const title = isProblemCode(error) || isSet(params['hideErrorTitle']) ? '' : error
  return [action, title, message]
    .filter((text) => text !== '' && !EMPTY_TEXTS.has(text) && !isMachineText(text))
    .map((text) => (text.length > MAX_DETAIL_LENGTH ? `${text.slice(0, MAX_DETAIL_LENGTH)}…` : text))
}

/** An answer meant for a program does not help a guest. */
function isMachineText(text: string): boolean {
  return /status_code|json/i.test(text)
}

function isSet(flag: string | undefined): boolean {
  return flag === 'true' || flag === '1'
}
