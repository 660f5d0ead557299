import type { PageSite } from '@foyer/contract/page.ts'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderScreen } from '../testing/render-screen.tsx'
import { useJourney } from './journey-context.tsx'

function Walker() {
  const journey = useJourney()
  return (
    <>
      <button type="button" onClick={() => journey.next()}>
        on
      </button>
      <button type="button" onClick={() => journey.back()}>
        back
      </button>
    </>
  )
}

it('SHELL-17.b an address without a screen is the choice of language', async () => {
  await renderScreen({ Screen: Walker, path: '/' })
  expect(await screen.findByText('/select-language')).toBeTruthy()
})

/** What an older page sees if a newer hotel configures screens that it doesn't know. */
function addUnmapped(site: PageSite): PageSite {
  const [first, ...rest] = site.screens
  const unmapped = (name: string, order: number) => ({ ...first, name, order }) as (typeof site.screens)[number]
  return { ...site, screens: [...(first ? [first] : []), ...rest, unmapped('Sauna', 41), unmapped('Spa', 39)] }
}

it.each([
  ['on', 'Sauna', '/signpad/FOY1001'],
  ['back', 'Spa', '/your-booking'],
])('NAV-54 %s: a configured screen without a mapping is logged as an error and skipped', async (way, name, there) => {
  const { user, path } = await renderScreen({ Screen: Walker, path: '/guest-list/FOY1001', settled: addUnmapped })
  const logged = vi.fn()
  vi.stubGlobal('reportError', logged)
  await user.click(await screen.findByRole('button', { name: way }))
  expect(path()).toBe(there)
  expect(logged.mock.calls).toEqual([[new Error(`No screen stands behind ${name}.`)]])
})
