import { buildReservation } from '@foyer/domain/testing/builders.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { HowTheKeyWorksScreen } from './how-the-key-works-screen.tsx'

const arrived = buildReservation({ state: 'inHouse', room: { ...buildReservation().room, keyCode: '482916' } })
const here = { Screen: HowTheKeyWorksScreen, path: '/how-the-key-works', reservations: [arrived] }

it.each([
  ['the keypad at the door', 'own', {}, 'Type your code and press the check mark.'],
  ['the card, where cards are issued', 'kiosk', { actual_hardware: 'tesa' }, 'Hold it to the reader on your door.'],
])('NAV-24 P5 explains in three pictures how the key works: %s', async (_, appKey, flags, said) => {
  const { view } = await renderScreen({ ...here, appKey, config: { flags } })
  expect(await screen.findByRole('heading', { level: 1, name: 'How your key works' })).toBeTruthy()
  expect(screen.getAllByRole('listitem').some(({ textContent }) => textContent === said)).toBe(true)
  await waitFor(() => expect(view.container.querySelectorAll('ol svg')).toHaveLength(3))
})

it.each([
  ['own', {}, ['door', 'keypad', 'lock-opened']],
  ['kiosk', { actual_hardware: 'tesa' }, ['keycard', 'card-at-lock', 'lock-opened']],
])('G28 each step shows what its sentence says: %s', async (appKey, flags, shown) => {
  const { view } = await renderScreen({ ...here, appKey, config: { flags } })
  await waitFor(() => expect(view.container.querySelectorAll('ol svg')).toHaveLength(3))
  const pictures = [...view.container.querySelectorAll<HTMLElement>('[data-shows]')]
  expect(pictures.map(({ dataset }) => dataset['shows'])).toEqual(shown)
  // The keypad has digits and a green key to confirm; an open lock shows a green light.
  const [, second, third] = pictures
  if (shown[1] === 'keypad') expect(second?.textContent).toBe('123456789')
  expect(third?.querySelector('[fill="#2f8a57"]')).toBeTruthy()
})

it('goes back to the key if the guest has one, otherwise to the search', async () => {
  const { user, path } = await renderScreen(here)
  await user.click(await screen.findByRole('button', { name: 'Back to my room' }))
  expect(path()).toBe('/room-key/FOY1001?from=how-the-key-works')
})
