import type { UpgradeOffer } from '@foyer/contract/upgrade.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { UpgradeScreen } from './upgrade-screen.tsx'

const offer = (id: string, perNight: number, chosen = false): UpgradeOffer => ({
  id,
  roomType: id,
  roomTypeNames: {},
  descriptions: { en: `All of the ${id}.` },
  picture: 'room',
  panorama: 'panorama-suite',
  perNight: { minor: perNight, currency: 'EUR' },
  total: { minor: perNight * 3, currency: 'EUR' },
  chosen,
})
const both = (chosen?: string) => [
  offer('Terrace', 45_00, chosen === 'Terrace'),
  offer('Suite', 90_00, chosen === 'Suite'),
]
const screens = [
  { name: 'GuestsList' as const, order: 10 },
  { name: 'ExtrasScreen' as const, order: 20 },
  { name: 'PaymentResume' as const, order: 40 },
]

function renderShown(offers = both(), answers: Parameters<typeof renderScreen>[0]['answers'] = {}) {
  return renderScreen({
    Screen: UpgradeScreen,
    path: '/check-in-upgrade/FOY1001',
    config: { screens, flags: { demo_upgrade: true } },
    answers: {
      fetchUpgrades: () => ({ offers }),
      chooseUpgrade: ({ body }) => ({ offers: both(body.offer) }),
      ...answers,
    },
  })
}

const head = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) })
const readHeight = (element: HTMLElement) => element.closest('section')?.style.getPropertyValue('--height')

it('UPGRADE-01 UPGRADE-03.a UPGRADE-03.b UPGRADE-04 UPGRADE-05 shows two offers, each expands to 200 px and collapses to 60', async () => {
  const { user } = await renderShown()
  for (const name of ['Terrace', 'Suite']) {
    const button = await head(name)
    expect([button.getAttribute('aria-expanded'), readHeight(button)]).toEqual(['false', '60px'])
    expect(screen.queryByText(`All of the ${name}.`)?.closest('[hidden]')).toBeTruthy()
    await user.click(button)
    expect([button.getAttribute('aria-expanded'), readHeight(button)]).toEqual(['true', '200px'])
    expect(screen.getByText(`All of the ${name}.`).closest('[hidden]')).toBeNull()
    await user.click(button)
    expect([button.getAttribute('aria-expanded'), readHeight(button)]).toEqual(['false', '60px'])
  }
})

it('UPGRADE-02 allows one offer or the other, never both; then the next screen', async () => {
  const { user, path, askedOf } = await renderShown()
  for (const name of ['Terrace', 'Suite']) {
    await user.click(await head(name))
    await user.click(screen.getByRole('button', { name: `Choose this room: ${name}` }))
  }
  expect(screen.getAllByRole('button', { name: /^Chosen/ })).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Change room for €270.00' }))
  await waitFor(() => expect(path()).toBe('/check-in-summary/FOY1001/-/-/-/-/-/-'))
  expect(askedOf('chooseUpgrade').map(({ body }) => body)).toEqual([{ reference: 'FOY1001', offer: 'Suite' }])
})

it('choosing none withdraws it; sends nothing if nothing changed', async () => {
  const { user, askedOf, path, view } = await renderShown(both('Suite'))
  await user.click(await screen.findByRole('button', { name: /^Chosen/ }))
  await user.click(screen.getByRole('button', { name: 'Keep my room' }))
  await waitFor(() => expect(path()).toContain('/check-in-summary'))
  expect(askedOf('chooseUpgrade').map(({ body }) => body)).toEqual([{ reference: 'FOY1001' }])
  view.unmount()
  const again = await renderShown(both('Suite'))
  await again.user.click(await screen.findByRole('button', { name: 'Change room for €270.00' }))
  await waitFor(() => expect(again.path()).toContain('/check-in-summary'))
  expect(again.askedOf('chooseUpgrade')).toEqual([])
})

it('P31 UPGRADE-06 a dialog shows the room in 360°: by keys, buttons and dragging', async () => {
  const { user } = await renderShown()
  await user.click(await head('Suite'))
  await user.click(screen.getByRole('button', { name: 'Look around: Suite' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Suite, 360° view' }))
  const view = dialog.getByRole('slider')
  await waitFor(() => expect(view.querySelector('svg')).toBeTruthy())
  const seen = () => view.getAttribute('aria-valuenow')
  expect(seen()).toBe('0')
  await user.click(dialog.getByRole('button', { name: 'Turn left' }))
  expect(seen()).toBe('330')
  fireEvent.keyDown(view, { key: 'ArrowRight' })
  fireEvent.keyDown(view, { key: 'ArrowRight' })
  expect([seen(), view.getAttribute('aria-valuetext')]).toEqual(['30', '30 degrees'])
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('slider')).toBeNull()
})

it('continues to the next screen if there is nothing to offer', async () => {
  const { path } = await renderShown([])
  await waitFor(() => expect(path()).toContain('/check-in-summary'))
})

it('reports a room that is no longer available, and keeps the booked one', async () => {
  const {
    user,
    shown: toasts,
    path,
  } = await renderShown(both(), {
    chooseUpgrade: () => {
      throw new Problem('upgradeNotAvailable')
    },
  })
  await user.click(await head('Suite'))
  await user.click(screen.getByRole('button', { name: 'Choose this room: Suite' }))
  await user.click(screen.getByRole('button', { name: /^Change room/ }))
  await screen.findByRole('button', { name: 'Keep my room' })
  expect(toasts).toMatchObject([{ kind: 'problem', lastsMs: 10_000 }])
  expect(path()).toBe('/check-in-upgrade/FOY1001')
})
