import { place } from '@foyer/domain/journey/place.ts'
import { act, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useJourney } from '../../journey/journey-context.tsx'
import { clearVisitStorage, readFromVisit, saveToVisit } from '../../site/visit-storage.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { useRestartAtLanguage } from './use-restart-at-language.ts'

afterEach(() => clearVisitStorage())

let journey: ReturnType<typeof useJourney>

function Beside() {
  journey = useJourney()
  useRestartAtLanguage()
  return null
}

async function renderTypedAt(path: string, appKey: string) {
  const rendered = await renderScreen({
    Screen: () => null,
    Beside,
    path,
    appKey,
    answers: { endVisit: () => ({ csrf: 'next' }) },
  })
  saveToVisit('search', { surname: 'Dupont' })
  return { ...rendered, go: (...way: Parameters<typeof journey.goTo>) => act(async () => journey.goTo(...way)) }
}

it.each(['kiosk', 'tablet', 'frontapp'])(
  'T2 going back to the language screen of a %s leaves nothing for the next guest',
  async (appKey) => {
    const { go, askedOf, path } = await renderTypedAt('/show-error?code=FOY1001&error=roomNotReady', appKey)
    await go(place('select-language'), 'back')
    await waitFor(() => expect(askedOf('endVisit')).toHaveLength(1))
    expect([path(), readFromVisit('search')]).toEqual(['/select-language', undefined])
  },
)

it.each([
  ['a guest’s own phone', 'own', 'select-language', 'back'],
  ['going back to a later screen', 'kiosk', 'your-booking', 'back'],
  ['moving forward to the language', 'frontapp', 'select-language', 'push'],
] as const)('%s keeps what was typed', async (_what, appKey, screen, how) => {
  const { go, askedOf } = await renderTypedAt('/guest-list/FOY1001', appKey)
  await go(place(screen), how)
  expect([askedOf('endVisit'), readFromVisit('search')]).toEqual([[], { surname: 'Dupont' }])
})
