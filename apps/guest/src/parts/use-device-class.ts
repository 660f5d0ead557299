import { type RefObject, useLayoutEffect, useState } from 'react'
import { watchSize } from './watch-size.ts'

export type DeviceClass = 'phone' | 'tablet' | 'kiosk'

/** The same breakpoints as in device.css; the first match applies. */
const breakpoints: readonly (readonly [DeviceClass, width: number, height: number])[] = [
  ['kiosk', 900, 1300],
  ['tablet', 760, 0],
  ['phone', 0, 0],
]

function toDeviceClass(width: number, height: number): DeviceClass {
  return breakpoints.find(([, least, tall]) => width >= least && height >= tall)?.[0] ?? 'phone'
}

/**
 * The device class around an element, for the few
 * things that CSS can't do, such as the focus order.
 */
export function useDeviceClass(within: RefObject<Element | null>): DeviceClass {
  const [device, setDevice] = useState<DeviceClass>('phone')
  useLayoutEffect(() => {
    const frame = within.current?.closest('.device')
    if (!frame) return
    return watchSize([frame], () => setDevice(toDeviceClass(frame.clientWidth, frame.clientHeight)))
  }, [within])
  return device
}
