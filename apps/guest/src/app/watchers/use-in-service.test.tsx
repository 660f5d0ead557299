import { place } from '@foyer/domain/journey/place.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useJourney } from '../../journey/journey-context.tsx'
import { ShowErrorScreen } from '../../screens/show-error/show-error-screen.tsx'
import { readFromVisit, saveToVisit } from '../../site/visit-storage.ts'
import { recordNavigation } from '../../testing/record-navigation.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { useInService } from './use-in-service.ts'

const RESTING = '/show-error?error=kioskNotConfigured&pok_is_disabled=true&statusCode=403'

type Answer = 'serves' | 'rests' | 'away' | 'revoked' | 'broken' | 'ended'
const answers: Record<Answer, () => Record<string, never>> = {
  serves: () => ({}),
  rests: () => {
    throw new Problem('kioskNotConfigured')
  },
  away: () => {
    throw new Problem('offline')
  },
  revoked: () => {
    throw new Problem('noDevice')
  },
  broken: () => {
    throw new Problem('unavailable')
  },
  ended: () => {
    throw new Problem('noVisit')
  },
}

async function renderDevice({ path = '/select-language', appKey = 'kiosk', first = 'serves' as Answer } = {}) {
  let answer = first
  let journey: ReturnType<typeof useJourney> | undefined
  function Beside() {
    journey = useJourney()
    useInService()
    return null
  }
  const view = await renderScreen({
    Screen: path.startsWith('/show-error') ? ShowErrorScreen : () => null,
    Beside,
    path,
    appKey,
    fakeTimers: true,
    answers: { pokActive: () => answers[answer](), endVisit: () => ({ csrf: 'new' }) },
  })
  const pass = async (ms: number) => {
    await act(() => vi.advanceTimersByTimeAsync(ms))
    return view.path()
  }
  return {
    ...view,
    pass,
    asked: () => view.askedOf('pokActive'),
    answers: (next: Answer) => {
      answer = next
    },
    begin: () => act(async () => journey?.begin()),
    beginWithReservation: () =>
      act(async () => {
        journey?.begin()
        journey?.goTo(place('guest-list', { code: 'FOY1001' }))
      }),
  }
}

it('probes the device at the language screen, and every minute while it is shown', async () => {
  const { asked, pass } = await renderDevice()
  await pass(59_999)
  expect(asked()).toHaveLength(1)
  await pass(1)
  expect(asked()).toHaveLength(2)
})

it.each(['rests', 'broken'] as const)(
  'API-12.c API-13 opens show-error with pok_is_disabled if the device probe answers: %s',
  async (how) => {
    const { answers, pass } = await renderDevice()
    expect(await pass(59_000)).toBe('/select-language')
    answers(how)
    expect(await pass(1_000)).toBe(RESTING)
  },
)

it('API-12.a the probe sends the hotel and the device that the page was made for', async () => {
  const { asked, pass } = await renderDevice()
  await pass(0)
  expect(asked().map(({ query }) => query)).toEqual([{ hotelId: 1, fingerprint: 'a'.repeat(64) }])
})

it('API-13 probes the device when the language is chosen', async () => {
  const { answers, pass, begin, asked } = await renderDevice()
  await pass(10_000)
  answers('rests')
  await begin()
  expect(await pass(0)).toBe(RESTING)
  expect(asked()).toHaveLength(2)
})

it('ignores a late response once a booking is open', async () => {
  const { answers, pass, beginWithReservation } = await renderDevice()
  await pass(0)
  answers('rests')
  await beginWithReservation()
  expect(await pass(60_000)).toBe('/guest-list/FOY1001')
})

it.each([
  ['NAV-27.g its own page', RESTING],
  ['a rejected search', '/show-error?error=Pok%20no%20configurado'],
])('%s returns to the language screen when the device is back in service', async (_, path) => {
  const { answers, pass, asked } = await renderDevice({ path, first: 'rests' })
  expect(screen.getByRole('heading', { level: 1, name: 'This kiosk is out of service' })).toBeTruthy()
  await pass(59_999)
  expect(asked()).toHaveLength(0)
  expect(await pass(60_001)).toBe(path)
  answers('serves')
  await pass(60_000)
  expect(await pass(1)).toBe('/select-language')
})

it('API-12.b reads only the status', async () => {
  const { pass } = await renderDevice({ path: RESTING })
  vi.stubGlobal('fetch', async () => new Response('<p>fine</p>', { status: 200 }))
  await pass(60_000)
  expect(await pass(1)).toBe('/select-language')
})

it.each(['away', 'ended'] as const)(
  'a lost connection or an ended visit does not change the device’s state: %s',
  async (nothing) => {
    const { answers, pass, asked } = await renderDevice({ first: nothing })
    expect(await pass(60_000)).toBe('/select-language')
    expect(asked()).toHaveLength(2)
    answers('rests')
    expect(await pass(60_000)).toBe(RESTING)
    answers(nothing)
    expect(await pass(120_000)).toBe(RESTING)
  },
)

it('S14 a revoked device clears the guest and opens its sign-in within five seconds', async () => {
  const went = recordNavigation()
  const { answers, pass, beginWithReservation } = await renderDevice()
  await beginWithReservation()
  saveToVisit('typed', 'of a guest')
  answers('revoked')
  await pass(5_000)
  expect([went, readFromVisit('typed')]).toEqual([['/pok/'], undefined])
})

it('does not probe on a guest’s own phone', async () => {
  const { pass, asked } = await renderDevice({ appKey: 'own' })
  await pass(120_000)
  expect(asked()).toHaveLength(0)
})
