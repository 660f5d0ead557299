import type { AlertReasonName } from '@foyer/domain/alert/alert-reasons.ts'
import { Problem, type ProblemCode, problems } from '@foyer/domain/problem/problem.ts'
import { buildGuest, buildReservation } from '@foyer/domain/testing/builders.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useParty } from '../flows/party/use-party.ts'
import { GuestWaiting } from '../frame/guest-waiting.tsx'
import { FaceStep } from '../screens/guest-detail/face/face-step.tsx'
import { openReader, unreadableMrz } from '../screens/guest-detail/testing/open-reader.tsx'
import { GuestListScreen } from '../screens/guest-list/guest-list-screen.tsx'
import { SecondFactorScreen } from '../screens/second-factor/second-factor-screen.tsx'
import { ShowErrorScreen } from '../screens/show-error/show-error-screen.tsx'
import { SummaryScreen } from '../screens/summary/summary-screen.tsx'
import { WalkInScreen } from '../screens/walk-in/walk-in-screen.tsx'
import { YourBookingScreen } from '../screens/your-booking/your-booking-screen.tsx'
import { clearVisitStorage } from '../site/visit-storage.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import { stubCamera } from '../testing/stub-camera.ts'
import { loadWordings, type Wordings } from '../wordings/load-wordings.ts'
import { findAlertForProblem } from './find-alert-for-problem.ts'

const english = await loadWordings('en')

type Rendered = Awaited<ReturnType<typeof renderScreen>>
type Under = Parameters<typeof renderScreen>[0]

const booking = (changes: Parameters<typeof buildReservation>[0]) => () =>
  renderScreen({ Screen: YourBookingScreen, path: '/your-booking', reservations: [buildReservation(changes)] })
const problem = (code: ProblemCode) => () =>
  renderScreen({ Screen: ShowErrorScreen, path: `/show-error?error=${code}&code=FOY1001` })
const guestList = (under: Partial<Under>) =>
  renderScreen({ Screen: GuestListScreen, path: '/guest-list/FOY1001', ...under })

function Face() {
  const { party } = useParty()
  const [guest] = party?.guests ?? []
  if (!party || !guest) return null
  return <FaceStep guest={guest} party={party} documentFace={undefined} onDone={() => {}} onBack={() => {}} />
}

/** How to reach each screen that sends a guest to reception. */
const walks: Readonly<Record<Exclude<AlertReasonName, 'help'>, () => Promise<Pick<Rendered, 'askedOf'>>>> = {
  cancelled: booking({ state: 'cancelled' }),
  noShow: booking({ state: 'noShow' }),
  departed: booking({ state: 'departed' }),
  inHouse: booking({ state: 'inHouse' }),
  arrivesLater: booking({ startDate: '2030-05-11' }),
  roomNotAvailable: booking({ roomAvailable: false }),
  pickUpFailed: async () => {
    const rendered = await renderScreen({
      Screen: YourBookingScreen,
      path: '/your-booking',
      config: { product: 'carRental' },
      answers: {
        startPickUp: () => {
          throw new Problem('unavailable')
        },
      },
    })
    await rendered.user.click(await screen.findByRole('button', { name: 'Yes, continue' }))
    return rendered
  },
  paymentUnknown: async () => {
    const euros = (minor: number) => ({ minor, currency: 'EUR' })
    const rendered = await renderScreen({
      Screen: SummaryScreen,
      path: '/check-in-summary/FOY1001/false/false/-/-/-/-',
      config: { flags: { allow_payments: true, pos_provider: 'redsys' } },
      answers: {
        fetchSummary: () => ({ currency: 'EUR', total: euros(100), paid: euros(0), pending: euros(100) }),
        pay: () => {
          throw new Problem('outcomeUnknown')
        },
      },
    })
    await rendered.user.click(await screen.findByRole('button', { name: /^Pay/ }))
    return rendered
  },
  nothingFree: async () => {
    const rendered = await renderScreen({
      Screen: WalkInScreen,
      path: '/walk-in/',
      appKey: 'kiosk',
      config: { flags: { walkin_enabled: true } },
      answers: {
        productionDate: () => ({ date: '2030-05-10' }),
        searchAvailability: () => ({ nothingFree: true, rooms: [] }),
      },
    })
    await rendered.user.click(await screen.findByRole('button', { name: 'Show me the rooms' }))
    return rendered
  },
  openElsewhere: () =>
    guestList({
      answers: {
        startLog: () => {
          throw new Problem('reservationInUse')
        },
        checkinHolder: () => ({ holder: { channel: 'ownDevice', seconds: 130, of: 300 } }),
      },
    }),
  notProved: async () => {
    const rendered = await renderScreen({
      Screen: SecondFactorScreen,
      path: '/second-factor',
      appKey: 'kiosk',
      answers: {
        visitReservations: () => ({ reservations: [], secondFactors: ['number'] }),
        proveReservation: () => {
          throw new Problem('tooManyTries')
        },
      },
    })
    await rendered.user.type(await screen.findByRole('textbox', { name: /Booking number/ }), 'FOY9{Enter}')
    return rendered
  },
  documentNotRead: () => openReader({ query: '?numTriesScanning=3', answers: { decodeMrz: () => unreadableMrz } }),
  faceNotTaken: () =>
    renderScreen({
      Screen: Face,
      path: '/guest-detail/FOY1001/1',
      appKey: 'kiosk',
      readers: { document: false, face: true },
      config: { flags: { face_recognition: true, face_recognition_required: true } },
      reservations: [buildReservation({ guests: [buildGuest({ faceConsent: true, scanConsent: true })] })],
    }),
  faceForReception: () =>
    guestList({
      appKey: 'kiosk',
      readers: { document: false, face: true },
      config: { flags: { face_recognition: true, face_recognition_required: true } },
      reservations: [buildReservation({ guests: [buildGuest({ scanConsent: true, faceConsent: false })] })],
    }),
  cameraAway: () => {
    stubCamera(() => Promise.reject(Object.assign(new Error('none'), { name: 'NotFoundError' })))
    return openReader({ readers: { document: true, face: false }, appKey: 'tablet' })
  },
  readerAway: async () => {
    const rendered = await openReader()
    await screen.findByText('The reader is ready for your document.')
    const scanner = { kind: 'access-is', state: 'initialize_error' } as const
    await act(async () => rendered.hub.page.say({ type: 'scanner', scanner }))
    return rendered
  },
  hubAway: async () => {
    const rendered = await openReader()
    await screen.findByText('The reader is ready for your document.')
    rendered.hub.isRunning = false
    await act(async () => rendered.hub.page.end())
    return rendered
  },
  answerLate: async () => {
    const rendered = await renderScreen({
      Screen: () => <GuestWaiting words="Looking for your booking" />,
      path: '/your-booking',
      fakeTimers: true,
    })
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    vi.useRealTimers()
    return rendered
  },
  problem: problem('unexpected'),
}

it.each(Object.entries(walks))(
  'S1 S2 the screen that sends a guest to reception because of %s alerts the desk within two seconds',
  async (reason, walk) => {
    const { askedOf } = await walk()
    const told = () => askedOf('raiseAlert').map(({ body }) => body.reason)
    await waitFor(() => expect(told()).toEqual([reason]), { timeout: 2_000 })
    act(() => clearVisitStorage())
  },
)

it('S2 retries an alert until the server has it, and only while the screen is shown', async () => {
  let tries = 0
  const { askedOf, view } = await renderScreen({
    Screen: ShowErrorScreen,
    path: '/show-error?error=unexpected',
    fakeTimers: true,
    answers: {
      raiseAlert: () => {
        tries += 1
        if (tries < 3) throw new Problem('unavailable')
        return { state: 'open' }
      },
    },
  })
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(askedOf('raiseAlert')).toHaveLength(3)
  view.unmount()
  act(() => clearVisitStorage())
})

/**
 * Every wording that mentions reception; a driver's wording has the same entry as a guest's.
 * A reason: the guest can't continue, so the desk is alerted at once.
 * `offer`: the guest can continue or choose, and the bell is on the same screen.
 * `home`: before arrival, with a phone number to call.
 */
const named: Readonly<Record<string, AlertReasonName | 'offer' | 'home'>> = {
  'check-in-summary.confirmAtReception': 'offer',
  'check-in-summary.result.here.unnamed': 'offer',
  'check-in-summary.result.here.named': 'offer',
  'check-in-summary.payInReception': 'offer',
  'check-in-summary.questionAtReception': 'offer',
  'check-in-summary.result.questionHere': 'offer',
  'check-in-summary.save.hintHere': 'offer',
  'check-in.lacksNumber': 'offer',
  'check-in.notFound': 'offer',
  'check-in-summary.checkOut.atReception': 'offer',
  'check-in-summary.checkOut.stillDue': 'offer',
  'check-in-summary.bill.leavesLater': 'offer',
  'check-in-summary.bill.notMailed': 'offer',
  'check-in-summary.bill.toBooking': 'offer',
  'check-in-summary.holder.notCreated': 'offer',
  'check-in-summary.holder.unexpected': 'offer',
  'check-in-summary.pay.unknown.hint': 'paymentUnknown',
  'checkout.atReception': 'offer',
  'farewell.printFailed': 'offer',
  'farewell.settledAtDesk': 'offer',
  'consent.otherwise.face.required': 'offer',
  'finish.mailFailed': 'offer',
  'face.again.unsure': 'faceForReception',
  'face.hint.noCamera.required': 'faceNotTaken',
  'face.reception': 'offer',
  'guest-detail.askReception': 'offer',
  'guest-detail.triesUsed': 'documentNotRead',
  'guest-list.face.reception': 'faceForReception',
  'guest-list.reception': 'offer',
  'guest-list.state.reception': 'offer',
  'issue.documentExpired': 'offer',
  'lost-code.locked': 'notProved',
  'lost-code.notFound': 'offer',
  'lost-code.nowhere': 'notProved',
  'lost-code.printFailed': 'offer',
  'main-information.label3': 'offer',
  'pre-checkin.refused.tooManyTries': 'home',
  'reception.anywhere.call.unnamed': 'help',
  'reception.anywhere.coming.toast': 'help',
  'reception.anywhere.coming.unnamed': 'help',
  'reception.anywhere.named': 'help',
  'reception.anywhere.told': 'help',
  'reception.anywhere.unnamed': 'help',
  'reception.call.unnamed': 'help',
  'reception.coming.toast': 'help',
  'reception.coming.unnamed': 'help',
  'reception.here.named': 'help',
  'reception.here.unnamed': 'help',
  'reception.told': 'help',
  'scan.camera.ofHotel': 'cameraAway',
  'scan.hubAway': 'hubAway',
  'scan.readerAway': 'readerAway',
  'desk.watched': 'offer',
  'elsewhere.desk.question': 'offer',
  'hand-over.undone.hint': 'offer',
  'fiscal.failed': 'offer',
  'finish.receipt.failed': 'offer',
  'screensaver.away': 'offer',
  'screensaver.rest': 'offer',
  'second-factor.noAddress': 'notProved',
  'second-factor.refused.tooManyTries': 'notProved',
  'show-error.details': 'problem',
  'show-error.key.unknown': 'problem',
  'show-error.money.asked.note': 'problem',
  'show-error.money.atReception': 'problem',
  'show-error.noTitle': 'problem',
  'show-error.person': 'problem',
  'signature.alternative': 'offer',
  'signature.skip': 'offer',
  'tools.reception': 'help',
  'video.ended.busy': 'offer',
  'video.ended.nobody.text': 'offer',
  'video.ended.unanswered.text': 'offer',
  'video.noCamera': 'offer',
  'video.noMicrophone': 'offer',
  'video.offer': 'offer',
  'video.over.desk': 'offer',
  'video.phase.asking': 'offer',
  'video.phase.busy': 'offer',
  'video.phase.preparing.text': 'offer',
  'video.phase.ringing': 'offer',
  'video.remote': 'offer',
  'waiting.over': 'answerLate',
  'waiting.person': 'answerLate',
  'your-booking.why.arrivesLater.text': 'arrivesLater',
  'your-booking.why.cancelled.text': 'cancelled',
  'your-booking.why.noShow.text': 'noShow',
  'your-booking.why.departed.text': 'departed',
  'your-booking.why.inHouse.text': 'inHouse',
  'your-booking.why.roomNotAvailable.text': 'roomNotAvailable',
}

it('S2 every wording that mentions reception declares whether it alerts the desk at once, and with which reason', () => {
  const words = Object.entries(english)
    .filter(([key, text]) => /reception/i.test(text) && !key.startsWith('problem.'))
    .map(([key]) => key)
  expect(words.filter((key) => !named[key])).toEqual([])
  expect(Object.keys(named).filter((key) => !(key in english))).toEqual([])
})

it('S2 a problem that fills the screen and mentions reception alerts the desk', () => {
  const words: Wordings = english
  const codes = (Object.keys(problems) as ProblemCode[]).filter((code) => {
    const text = words[`problem.${code}.text`] ?? ''
    return /reception/i.test(text)
  })
  expect(codes.length).toBeGreaterThan(20)
  expect(codes.filter((code) => !findAlertForProblem(code))).toEqual([])
  expect(findAlertForProblem('roomNotReady')).toBeUndefined()
})

it.each([
  ['alerts no one while staff have paused it', '&pok_is_disabled=true', 0],
  ['alerts the desk if it rejects a guest', '', 1],
])('S30 a kiosk that is out of service %s', async (_what, params, alerts) => {
  const path = `/show-error?error=kioskNotConfigured${params}`
  const { askedOf } = await renderScreen({ Screen: ShowErrorScreen, appKey: 'kiosk', path })
  expect(await screen.findByRole('heading', { level: 1 })).toBeDefined()
  await waitFor(() => expect(askedOf('raiseAlert')).toHaveLength(alerts))
})
