import { expect, it } from 'vitest'
import { channels } from '../mode/channels.ts'
import { getScreensaverDelayMs } from './screensaver.ts'

it.each([
  ['SCREENSAVER-04 the configured minutes', 'frontApp', 'select-language', 2, 120_000],
  ['not while a guest is active', 'frontApp', 'guest-list', 2, undefined],
  ['never if the hotel has set none', 'frontApp', 'select-language', 0, undefined],
  ['not on a device without a screensaver', 'kiosk', 'select-language', 2, undefined],
] as const)('%s', (_, channel, screen, minutes, after) => {
  expect(getScreensaverDelayMs({ device: channels[channel], policy: { minutes }, screen })).toBe(after)
})
