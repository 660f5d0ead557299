import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { ScreensaverScreen } from './screensaver-screen.tsx'

const pictures = ['/a.jpg', '/b.jpg', '/c.jpg']
const screensaver = { Screen: ScreensaverScreen, path: '/lean-frontapp-screensaver/', appKey: 'frontapp' }

const shown = () =>
  [...document.querySelectorAll('[data-shown] img')].map((picture) => picture.getAttribute('src')).join()

async function renderAndReadPictures(flags: Record<string, unknown>) {
  const view = await renderScreen({ ...screensaver, config: { flags }, fakeTimers: true })
  await act(() => vi.advanceTimersByTimeAsync(0))
  const after = async (seconds: number) => {
    await act(() => vi.advanceTimersByTimeAsync(seconds * 1_000))
    return shown()
  }
  return { ...view, after }
}

it('NAV-34 SCREENSAVER-01.a SCREENSAVER-03.a rotates its pictures, each for a minute unless configured otherwise', async () => {
  const { after } = await renderAndReadPictures({ screensaver_images: pictures })
  expect(shown()).toBe('/a.jpg')
  expect(await after(59.9)).toBe('/a.jpg')
  expect(await after(0.1)).toBe('/b.jpg')
  expect(await after(60)).toBe('/c.jpg')
  expect(await after(60)).toBe('/a.jpg')
})

it('SCREENSAVER-01.b rotates two pictures, and no third', async () => {
  const { after } = await renderAndReadPictures({ screensaver_images: pictures.slice(0, 2) })
  expect([shown(), await after(60), await after(60)]).toEqual(['/a.jpg', '/b.jpg', '/a.jpg'])
})

it('ignores a fourth picture', async () => {
  await expect(renderAndReadPictures({ screensaver_images: [...pictures, '/d.jpg'] })).rejects.toThrow()
})

it('SCREENSAVER-03.b the hotel can configure the time per picture', async () => {
  const { after } = await renderAndReadPictures({ screensaver_images: pictures, screensaver_transition: 7 })
  expect(await after(7)).toBe('/b.jpg')
})

it('SCREENSAVER-02.a a touch opens the language where the hotel allows it', async () => {
  const { path } = await renderAndReadPictures({ screensaver_dismiss_on_click: true })
  act(() => screen.getByRole('button', { name: 'Touch to begin' }).click())
  expect(path()).toBe('/select-language')
})

it('SCREENSAVER-02.b otherwise there is nothing to touch, and it explains who begins', async () => {
  const { path } = await renderAndReadPictures({})
  act(() => screen.getByText('Reception will start your check-in here.').click())
  expect(path()).toBe('/lean-frontapp-screensaver/')
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByText('Reception will start your check-in here.')).toBeTruthy()
})
