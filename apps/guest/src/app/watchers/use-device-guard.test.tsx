import { expect, it } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { useDeviceGuard } from './use-device-guard.ts'

function Beside() {
  useDeviceGuard()
  return null
}

const at = (appKey: string) =>
  renderScreen({ Screen: () => <input aria-label="name" />, Beside, path: '/check-in', appKey })

const key = (name: string, held: KeyboardEventInit = {}) => new KeyboardEvent('keydown', { key: name, ...held, ...all })
const all = { bubbles: true, cancelable: true }

const forbidden: readonly [string, () => Event][] = [
  ['the context menu', () => new MouseEvent('contextmenu', all)],
  ['selecting', () => new Event('selectstart', all)],
  ['dragging', () => new Event('dragstart', all)],
  ['dropping', () => new Event('drop', all)],
  ['dragging over', () => new Event('dragover', all)],
  ['zooming with the wheel', () => new WheelEvent('wheel', { ctrlKey: true, ...all })],
  ['pinching', () => Object.assign(new Event('touchmove', all), { touches: [{}, {}] })],
  ['a zoom gesture', () => new Event('gesturestart', all)],
  ['printing', () => key('p', { ctrlKey: true })],
  ['printing with Cmd', () => key('P', { metaKey: true })],
  ['the developer tools', () => key('F12')],
]

const isPrevented = (event: Event, target: Element = document.body) => !target.dispatchEvent(event)

it.each(forbidden)('R18 an enrolled device blocks %s', async (_, event) => {
  await at('kiosk')
  expect(isPrevented(event())).toBe(true)
})

it.each(forbidden)('a guest’s own phone does not block %s', async (_, event) => {
  await at('own')
  expect(isPrevented(event())).toBe(false)
})

it('R18 typing, scrolling and copying in a field still work', async () => {
  await at('kiosk')
  const field = document.querySelector('input') ?? document.body
  const allowed = [
    key('p'),
    key('v', { ctrlKey: true }),
    key('Tab'),
    new WheelEvent('wheel', all),
    Object.assign(new Event('touchmove', all), { touches: [{}] }),
    new Event('selectstart', all),
  ]
  expect(allowed.map((event) => isPrevented(event, field))).toEqual(allowed.map(() => false))
})
