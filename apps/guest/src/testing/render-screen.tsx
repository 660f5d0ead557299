import type { PageSite, Readers } from '@foyer/contract/page.ts'
import type { WalletKind } from '@foyer/contract/wallet-pass.ts'
import type { Language } from '@foyer/domain/basics/language.ts'
import type { HotelConfigInput } from '@foyer/domain/config/hotel-config.ts'
import { toPath } from '@foyer/domain/journey/place.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { buildReservation } from '@foyer/domain/testing/builders.ts'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentType, Suspense } from 'react'
import { onTestFinished, vi } from 'vitest'
import { PageProviders, VisitProviders } from '../app/providers.tsx'
import { createAddress } from '../journey/address.ts'
import { useJourney } from '../journey/journey-context.tsx'
import type { Toast } from '../problems/toasts-context.tsx'
import { createGuestCaller } from '../visit/guest-caller.ts'
import type { Session } from '../visit/session.ts'
import { loadWordings } from '../wordings/load-wordings.ts'
import { buildHotelPage } from './build-hotel-page.ts'
import { FakeDesk } from './fake-desk.ts'
import { type Answers, createFakeFetch } from './fake-fetch.ts'
import { watchTexts } from './watch-texts.ts'

const BASE = '/pok/1/company/1/hotel/1/lang/en/appkey/test'

const timers = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] as const

const countries = [
  { key: 'DEU', value: 'Germany', phoneCode: '+49', flag: 'de' },
  { key: 'HKG', value: 'Hong Kong', phoneCode: '+852', flag: 'hk' },
  { key: 'PRT', value: 'Portugal', phoneCode: '+351', flag: 'pt' },
  { key: 'ESP', value: 'Spain', phoneCode: '+34', flag: 'es' },
]

interface ScreenUnderTest {
  /** The screen under test. Other places render nothing: use `path()` to see where a test leads. */
  readonly Screen: ComponentType
  /** Relative to the hotel's address, with a query. */
  readonly path: string
  readonly config?: HotelConfigInput
  readonly appKey?: string
  /** Changes the settled site in ways that a published document can't. */
  readonly settled?: (site: PageSite) => PageSite
  readonly language?: Language
  /** The reservations this visit has found; `answers.visitReservations` takes precedence. */
  readonly reservations?: readonly Reservation[]
  readonly answers?: Answers
  /** The session of a signed-in guest. */
  readonly session?: Session
  /** What the server can read from pictures; nothing if absent. */
  readonly readers?: Readers
  /** The wallets for which the server makes passes; none if absent. */
  readonly wallets?: readonly WalletKind[]
  /** Names of the wallets that the payment provider's page takes; none if absent. */
  readonly payWallets?: readonly string[]
  /** The time at the hotel. The builders' stay starts on this day. */
  readonly now?: string
  /** Rendered next to every screen, like the app's watchers. */
  readonly Beside?: ComponentType
  /** How long events are batched; sent at once if absent. */
  readonly batchMs?: number
  /**
   * Time advances only with `vi.advanceTimersByTimeAsync`, so tests can't wait in any other way.
   */
  readonly fakeTimers?: true
}

/**
 * One screen with its real providers, against a fetch that answers by the contract:
 *
 *     const { user, path, askedOf } = await renderScreen({
 *       Screen: GuestListScreen,
 *       path: '/guest-list/FOY1001',
 *       config: { flags: { ask_children_information: true } },
 *       reservations: [buildReservation({ children: 1 })],
 *       answers: { startLog: () => { throw new Problem('reservationInUse') } },
 *     })
 *     await user.click(screen.getByRole('button', { name: 'Continue' }))
 *     expect(path()).toBe('/guest-detail/FOY1001/1')
 *     expect(askedOf('startLog')[0]?.body.reference).toBe('FOY1001')
 */
export async function renderScreen(under: ScreenUnderTest) {
  const { Screen, path, config = {}, appKey = 'own', language = 'en', reservations = [buildReservation()] } = under
  const { Beside } = under
  const { settled = (site: PageSite) => site } = under
  vi.useFakeTimers({
    now: new Date(under.now ?? '2030-05-10T10:00:00Z'),
    toFake: ['Date', ...(under.fakeTimers ? timers : [])],
  })
  sessionStorage.clear()
  localStorage.clear()
  history.replaceState({ depth: 0 }, '', BASE + path)
  const reported: unknown[] = []
  const answers = { ...buildDefaultAnswers(reservations), ...under.answers }
  const server = createFakeFetch(answers, (error) => reported.push(error))
  vi.stubGlobal('fetch', server.fetch)
  vi.stubGlobal('reportError', (error: unknown) => reported.push(error))
  const onUnfilled = (text: string) => reported.push(new Error(`The page shows what was not filled in: ${text}`))
  const stopWatching = watchTexts(onUnfilled)
  onTestFinished(() => {
    stopWatching()
    vi.useRealTimers()
    vi.unstubAllGlobals()
    if (reported.length > 0) throw reported[0]
  })

  const { readers, wallets = [], payWallets = [] } = under
  const page = buildHotelPage({ config, appKey, wallets, payWallets, ...(readers && { readers }) })
  const hotelPage = { ...page, site: settled(page.site) }
  if (under.session) {
    const storage = hotelPage.site.device.enrolledOnly ? sessionStorage : localStorage
    storage.setItem('foyer.account.1.token', under.session.token)
    storage.setItem('foyer.account.1.user', JSON.stringify(under.session.user))
  }
  const toasts: string[] = []
  const shown: Toast[] = []
  const desk = new FakeDesk()
  const at = createAddress(BASE)
  const wordings = await loadWordings(language, hotelPage.site.product.partyWord)
  const caller = createGuestCaller(hotelPage, { language, trackingNumber: 'test', batchMs: under.batchMs ?? 0 })
  const onToast = (toast: Toast) => {
    if (!toast.text) reported.push(new Error('A toast has no text.'))
    shown.push(toast)
    toasts.push(toast.text)
  }
  const app = () => (
    <PageProviders {...{ hotelPage, caller }} first={{ language, wordings }} ofAddress="en" connect={desk.connect}>
      <VisitProviders address={at} onToast={onToast} beside={Beside && <Beside />}>
        <ScreenOnlyHere name={at.here()?.screen} Screen={Screen} />
      </VisitProviders>
    </PageProviders>
  )
  const view = render(app())
  return {
    user: userEvent.setup(),
    view,
    screen,
    /** The texts of the toasts, and the toasts themselves. */
    toasts,
    shown,
    /** The desk that a front-desk screen is connected to. */
    desk,
    askedOf: server.askedOf,
    /** The current path, relative to the hotel's address. */
    path: () => location.pathname.slice(BASE.length) + location.search,
    place: () => at.here(),
    /** Simulates a reload: everything held only in memory is gone. */
    reload: () => {
      view.unmount()
      return render(app())
    },
  }
}

/** As in the app, a new place is a new screen; only the one under test is shown. */
function ScreenOnlyHere({ name, Screen }: { name: string | undefined; Screen: ComponentType }) {
  const { place } = useJourney()
  if (place.screen !== name) return <p>{toPath(place)}</p>
  return (
    <Suspense>
      <Screen key={[place.params['code'], place.params['guestIndex']].join('/')} />
    </Suspense>
  )
}

function buildDefaultAnswers(reservations: readonly Reservation[]): Answers {
  return {
    visitReservations: () => ({ reservations: [...reservations] }),
    startLog: () => ({ success: true }),
    saveStep: () => ({}),
    reportFillingIn: () => ({ elsewhere: [] }),
    updateLog: () => ({ success: true }),
    markMessagesRead: () => ({}),
    selectOptions: () => countries,
    legalConditions: () => {
      throw new Problem('legalTextMissing')
    },
  }
}
