import { type ChannelName, channelNames, hasHub } from '../mode/channels.ts'

/** What stands in a hotel: a screen of one of the channels, or the encoder at its desk, which has none. */
export const deviceKinds = [...channelNames, 'desk'] as const
export type DeviceKind = (typeof deviceKinds)[number]

/** No hotel can name an app like that. */
export const DESK_APP_KEY = '@desk'

/** A device whose app key the hotel has taken away is shown as what stands in most lobbies. */
export function kindOfDevice(
  appKey: string,
  apps: Readonly<Record<string, { readonly channel: ChannelName }>>,
): DeviceKind {
  return appKey === DESK_APP_KEY ? 'desk' : (apps[appKey]?.channel ?? 'kiosk')
}

/** Whether somebody looks at it. */
export function isScreen(kind: DeviceKind): kind is ChannelName {
  return kind !== 'desk'
}

/** Whether a hub of the hotel's is paired with it. */
export function hangsOnHub(kind: DeviceKind): boolean {
  return !isScreen(kind) || hasHub(kind)
}
