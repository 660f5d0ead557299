import type { PageFacts } from '@foyer/contract/page.ts'
import { place } from '@foyer/domain/journey/place.ts'
import { aSite } from '@foyer/domain/testing/builders.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, onTestFinished, vi } from 'vitest'
import { SiteProvider } from '../site/site-context.tsx'
import { english } from '../wordings/load-wordings.ts'
import type { Address } from './address.ts'
import { JourneyProvider, useJourney } from './journey-context.tsx'

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

it('NAV-54 a configured screen that has no mapping is logged as an error, and the guest goes on', async () => {
  const logged: unknown[] = []
  vi.stubGlobal('reportError', (error: unknown) => logged.push(error))
  onTestFinished(() => void vi.unstubAllGlobals())
  const went = vi.fn<Address['go']>()
  const here = place('guest-list', { code: 'FOY1001' })
  const address: Address = {
    here: () => here,
    go: went,
    subscribe: () => () => {},
    movedBack: () => false,
    cameFrom: () => undefined,
  }
  const site = aSite()
  const unmapped = (name: string, order: number) =>
    ({ ...site.screens[0], name, order }) as (typeof site.screens)[number]
  const hotelPage: NonNullable<PageFacts['hotelPage']> = {
    site: { ...site, screens: [...site.screens, unmapped('Sauna', 41), unmapped('Spa', 39)] },
    hotel: { id: 1, companyId: 1, name: 'Foyer Palace', timeZone: 'Europe/Madrid', currency: 'EUR' },
    version: 'test',
    csrf: 'test',
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SiteProvider hotelPage={hotelPage} first={{ language: 'en', wordings: english }} onLanguage={() => {}}>
        <JourneyProvider address={address}>
          <Walker />
        </JourneyProvider>
      </SiteProvider>
    </QueryClientProvider>,
  )
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'on' }))
  expect(went).toHaveBeenLastCalledWith(place('signpad', { code: 'FOY1001' }))
  await user.click(screen.getByRole('button', { name: 'back' }))
  expect(went).toHaveBeenLastCalledWith(place('your-booking'), 'back')
  expect(logged).toEqual([new Error('No screen stands behind Sauna.'), new Error('No screen stands behind Spa.')])
})
