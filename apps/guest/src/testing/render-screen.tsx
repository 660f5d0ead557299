import type { PageSite, Readers } from '@foyer/contract/page.ts'
import type { Language } from '@foyer/domain/basics/language.ts'
import type { HotelConfigInput } from '@foyer/domain/config/hotel-config.ts'
import { pathOf } from '@foyer/domain/journey/place.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { aReservation } from '@foyer/domain/testing/builders.ts'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentType, Suspense } from 'react'
import { onTestFinished, vi } from 'vitest'
import { PageProviders, VisitProviders } from '../app/providers.tsx'
import { address } from '../journey/address.ts'
import { useJourney } from '../journey/journey-context.tsx'
import type { Toast } from '../problems/toasts-context.tsx'
import { guestCaller } from '../visit/guest-caller.ts'
import type { Session } from '../visit/session.ts'
import { loadWordings } from '../wordings/load-wordings.ts'
import { aHotelPage } from './a-hotel-page.ts'
import { type Answers, answeringFetch } from './answering-fetch.ts'
import { FakeDesk } from './fake-desk.ts'

const BASE = '/pok/1/company/1/hotel/1/lang/en/appkey/test'

const timers = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] as const

const countries = [
  { key: 'DEU', value: 'Germany', phoneCode: '+49', flag: 'de' },
  { key: 'HKG', value: 'Hong Kong', phoneCode: '+852', flag: 'hk' },
  { key: 'PRT', value: 'Portugal', phoneCode: '+351', flag: 'pt' },
  { key: 'ESP', value: 'Spain', phoneCode: '+34', flag: 'es' },
]

interface ScreenUnderTest {
  /** The screen itself. Another place that it leads to shows nothing: `path()` says where that is. */
  readonly Screen: ComponentType
  /** Below the hotel's address, with a query. */
  readonly path: string
  readonly config?: HotelConfigInput
  readonly appKey?: string
  /** Changes the settled site, where a document that the hotel could publish cannot say it. */
  readonly settled?: (site: PageSite) => PageSite
  readonly language?: Language
  /** What the visit has found; `answers.visitReservations` wins. */
  readonly reservations?: readonly Reservation[]
  readonly answers?: Answers
  /** Who has signed in on this page. */
  readonly session?: Session
  /** What the server can read out of pictures; absent: nothing. */
  readonly readers?: Readers
  /** The hotel's moment. The builders' stay begins on this day. */
  readonly now?: string
  /** Beside every screen: what is always on. */
  readonly Beside?: ComponentType
  /** For how long what is told of a guest's way is gathered; absent: it goes at once. */
  readonly gathersMs?: number
  /** Time passes only as `vi.advanceTimersByTimeAsync` says; then nothing can be waited for but by that. */
  readonly fakeTimers?: true
}

/**
 * One screen with its real providers, against a fetch that answers by the contract:
 *
 *     const { user, path, askedOf } = await renderScreen({
 *       Screen: GuestListScreen,
 *       path: '/guest-list/FOY1001',
 *       config: { flags: { ask_children_information: true } },
 *       reservations: [aReservation({ children: 1 })],
 *       answers: { startLog: () => { throw new Problem('reservationInUse') } },
 *     })
 *     await user.click(screen.getByRole('button', { name: 'Continue' }))
 *     expect(path()).toBe('/guest-detail/FOY1001/1')
 *     expect(askedOf('startLog')[0]?.body.reference).toBe('FOY1001')
 */
export async function renderScreen(under: ScreenUnderTest) {
  const { Screen, path, config = {}, appKey = 'own', language = 'en', reservations = [aReservation()] } = under
  const { Beside } = under
  const { settled = (site: PageSite) => site } = under
  vi.useFakeTimers({
    now: new Date(under.now ?? '2030-05-10T10:00:00Z'),
    toFake: ['Date', ...(under.fakeTimers ? timers : [])],
  })
  sessionStorage.clear()
  localStorage.clear()
  history.replaceState({ depth: 0 }, '', BASE + path)
  const server = answeringFetch({ ...usualAnswers(reservations), ...under.answers })
  vi.stubGlobal('fetch', server.fetch)
  const reported: unknown[] = []
  vi.stubGlobal('reportError', (error: unknown) => reported.push(error))
  onTestFinished(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    if (reported.length > 0) throw reported[0]
  })

  const page = aHotelPage({ config, appKey, ...(under.readers && { readers: under.readers }) })
  const hotelPage = { ...page, site: settled(page.site) }
  if (under.session) {
    const storage = hotelPage.site.device.enrolledOnly ? sessionStorage : localStorage
    storage.setItem('foyer.account.1.token', under.session.token)
    storage.setItem('foyer.account.1.user', JSON.stringify(under.session.user))
  }
  const toasts: string[] = []
  const shown: Toast[] = []
  const desk = new FakeDesk()
  const at = address(BASE)
  const wordings = await loadWordings(language, hotelPage.site.product.partyWord)
  const caller = guestCaller(hotelPage, { language, trackingNumber: 'test', gathersMs: under.gathersMs ?? 0 })
  const onToast = (toast: Toast) => {
    shown.push(toast)
    toasts.push(toast.text)
  }
  const app = () => (
    <PageProviders {...{ hotelPage, caller }} first={{ language, wordings }} ofAddress="en" connect={desk.connect}>
      <VisitProviders address={at} onToast={onToast} beside={Beside && <Beside />}>
        <OnlyHere name={at.here()?.screen} Screen={Screen} />
      </VisitProviders>
    </PageProviders>
  )
  const view = render(app())
  return {
    user: userEvent.setup(),
    view,
    screen,
    /** What the toasts have said, and the toasts themselves. */
    toasts,
    shown,
    /** Whom a screen at the front desk tells. */
    desk,
    askedOf: server.askedOf,
    /** Where the guest stands now, below the hotel's address. */
    path: () => location.pathname.slice(BASE.length) + location.search,
    place: () => at.here(),
    /** A reload: everything that only memory held is gone. */
    reload: () => {
      view.unmount()
      return render(app())
    },
  }
}

/** As in the app: a new place is a new screen, and here only the one under test is shown. */
function OnlyHere({ name, Screen }: { name: string | undefined; Screen: ComponentType }) {
  const { place } = useJourney()
  if (place.screen !== name) return <p>{pathOf(place)}</p>
  return (
    <Suspense>
      <Screen key={[place.params['code'], place.params['guestIndex']].join('/')} />
    </Suspense>
  )
}

function usualAnswers(reservations: readonly Reservation[]): Answers {
  return {
    visitReservations: () => ({ reservations: [...reservations] }),
    startLog: () => ({ success: true }),
    saveStep: () => ({}),
    updateLog: () => ({ success: true }),
    markMessagesRead: () => ({}),
    selectOptions: () => countries,
    legalConditions: () => {
      throw new Problem('legalTextMissing')
    },
  }
}
