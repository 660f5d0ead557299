import { act, fireEvent } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { SelectLanguageScreen } from '../../screens/select-language/select-language-screen.tsx'
import { renderScreen } from '../../testing/render-screen.tsx'
import { useScreensaverTimeout } from './use-screensaver-timeout.ts'

function Watching() {
  useScreensaverTimeout()
  return null
}

async function renderUntouched(appKey: string) {
  const view = await renderScreen({
    Screen: SelectLanguageScreen,
    Beside: Watching,
    path: '/select-language',
    appKey,
    config: { flags: { screensaver_minutes: 2 } },
    fakeTimers: true,
  })
  const after = async (seconds: number) => {
    await act(() => vi.advanceTimersByTimeAsync(seconds * 1_000))
    return view.path()
  }
  return { ...view, after }
}

it('SCREENSAVER-04 a front app shows its screensaver after the configured minutes since the last touch', async () => {
  const { after } = await renderUntouched('frontapp')
  expect(await after(100)).toBe('/select-language')
  fireEvent.pointerDown(document.body)
  expect(await after(119)).toBe('/select-language')
  expect(await after(1)).toBe('/lean-frontapp-screensaver/')
})

it('a kiosk stays on its language screen', async () => {
  const { after } = await renderUntouched('kiosk')
  expect(await after(600)).toBe('/select-language')
})
