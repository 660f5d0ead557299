import { signInDevice } from '@foyer/contract/device.ts'
import type { BrowserContext, Page } from '@playwright/test'
import type { Foyer } from '../foyer.ts'
import { sendCall } from '../guest-calls.ts'

/** The screens that the hotel is designed for. Devices that the hotel owns are enrolled first. */
export const devices = {
  phone: { width: 390, height: 844, appKey: 'own', minTouchPx: 48, minKeyPx: 24, minWidthPx: 320 },
  tablet: { width: 1280, height: 800, appKey: 'tablet', minTouchPx: 48 },
  kiosk: { width: 1080, height: 1920, appKey: 'kiosk', minTouchPx: 64, isReachedFromAChair: true },
} as const satisfies Record<string, Device>

interface Device {
  readonly width: number
  readonly height: number
  readonly appKey: string
  readonly minTouchPx: number
  /** Keys on a phone are always narrower than a finger; their height makes up for it. */
  readonly minKeyPx?: number
  /** Width of the smallest model of this device. */
  readonly minWidthPx?: number
  readonly isReachedFromAChair?: boolean
}

export type DeviceName = keyof typeof devices

export const getDevice = (name: DeviceName): Device => devices[name]

/** Licenses that ask for the device's app key. */
const licenses: Readonly<Record<number, string>> = {
  1: 'FOYE-RHOT-ELDE-VICE',
  2: 'FOYE-RBEA-CHDE-VICE',
  3: 'FOYE-RCAR-SDEV-ICE1',
  4: 'FOYE-RROM-ADEV-ICE1',
  5: 'FOYE-RMAD-RIDD-EVI1',
}

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>

/** Enrolment survives the demo's reset: once per server, hotel and device is enough. */
const enrolled = new Map<string, Cookies>()

/** App keys for guests' own devices. */
const publicKeys = ['own', 'prechk', 'member', 'extras', 'pay']

/**
 * Uses the sign-in page's API call; `first-line.spec.ts` and `staff-devices.spec.ts` fill in the
 * form.
 */
export async function enrol(page: Page, foyer: Pick<Foyer, 'url'>, appKey: string, hotel: number): Promise<void> {
  if (publicKeys.includes(appKey)) return
  const key = `${foyer.url} ${hotel} ${appKey}`
  const known = enrolled.get(key)
  if (known) {
    await page.context().addCookies(known)
    return
  }
  // Otherwise this browser would stay the kind of device it was before.
  await page.context().clearCookies()
  const body = { licenseCode: licenses[hotel] ?? '', appKey }
  await sendCall(page.request, foyer.url, signInDevice, { body })
  enrolled.set(
    key,
    (await page.context().cookies()).filter(({ name }) => /device/i.test(name)),
  )
}
