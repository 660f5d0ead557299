import { type ChannelName, channelNames, hasHub } from '../mode/channels.ts'

/**
 * A device in a hotel: a screen of one of the channels, or the desk's encoder, which has no screen.
 */
export const deviceKinds = [...channelNames, 'desk'] as const
export type DeviceKind = (typeof deviceKinds)[number]

/** Not a valid app key, so it cannot clash with a hotel's app. */
export const DESK_APP_KEY = '@desk'

/** A device whose app no longer exists counts as a kiosk, the most common kind. */
export function getDeviceKind(
  appKey: string,
  apps: Readonly<Record<string, { readonly channel: ChannelName }>>,
): DeviceKind {
  return appKey === DESK_APP_KEY ? 'desk' : (apps[appKey]?.channel ?? 'kiosk')
}

/** Whether the device has a screen. */
export function isScreen(kind: DeviceKind): kind is ChannelName {
  return kind !== 'desk'
}

/** Whether a hub is paired with it. */
export function usesHub(kind: DeviceKind): boolean {
  return !isScreen(kind) || hasHub(kind)
}
