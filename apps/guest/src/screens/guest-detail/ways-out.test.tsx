import { type Place, place, toPath } from '@foyer/domain/journey/place.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { routes } from '../../app/routes.ts'
import { useJourney } from '../../journey/journey-context.tsx'
import { Button } from '../../parts/button.tsx'
import { renderScreen } from '../../testing/render-screen.tsx'
import { GuestDetailScreen } from './guest-detail-screen.tsx'

const ways: readonly Place[] = [
  place('guest-list', { code: 'FOY1001', groupLocator: 'GRP77' }),
  place('check-in', { voucher: 'FOY1001', surname: 'Soler' }),
  place('home'),
  place('your-booking'),
  place('select-language'),
  place('license-code-sign-in'),
  place('lean-frontapp-screensaver'),
]

/** Like the watchers and the desk, rendered next to every screen and knows only the journey. */
function Ways() {
  const journey = useJourney()
  return ways.map((way) => (
    <Button key={way.screen} onPress={() => journey.goTo(way)}>
      {way.screen}
    </Button>
  ))
}

it.each(ways)('goes from a guest to $screen with $params and renders a screen there', async (way) => {
  const { user, place: here } = await renderScreen({
    Screen: GuestDetailScreen,
    path: '/guest-detail/FOY1001/1',
    config: { flags: { walkin_enabled: true } },
    Beside: Ways,
  })
  await user.click(await screen.findByRole('button', { name: way.screen }))
  await waitFor(() => expect(here()).toEqual(way))
  expect(location.href).toContain(toPath(way))
  expect(routes[way.screen]).toBeDefined()
})
