import type { ChannelTraits } from '../mode/channels.ts'
import type { KeyPolicy } from './key-policy.ts'

/** These providers issue a PIN for the door; all others write cards. */
const PIN_PROVIDER = ':BUS'

export type KeyWay = 'code' | 'simulated' | 'pin' | 'fakeDispenser' | 'iagona' | 'programmer'

interface Keyed {
  readonly device: Pick<ChannelTraits, 'handsOutKeys' | 'onlySaves'>
  readonly policies: { readonly keys: Omit<KeyPolicy, 'keybox'> }
}

const hardware = ({ policies }: Keyed) => policies.keys.hardware.trim().toLowerCase()

/** The first match wins. */
const ways: readonly { way: KeyWay; when: (site: Keyed) => boolean }[] = [
  { way: 'simulated', when: ({ device, policies }) => device.handsOutKeys && policies.keys.simulated },
  { way: 'pin', when: ({ device, policies }) => !device.onlySaves && isPinProvider(policies.keys.provider) },
  { way: 'code', when: ({ device }) => !device.handsOutKeys },
  { way: 'fakeDispenser', when: ({ policies }) => policies.keys.fakeDispenser },
  { way: 'iagona', when: (site) => hardware(site).includes('iagona') },
  { way: 'programmer', when: (site) => hardware(site) !== '' && hardware(site) !== 'none' },
]

export function isPinProvider(provider: string): boolean {
  return provider.endsWith(PIN_PROVIDER)
}

/** How a guest gets a key at this screen. `code`: nothing is cut, there is only the door code. */
export function keyWay(site: Keyed): KeyWay {
  return ways.find(({ when }) => when(site))?.way ?? 'code'
}

const cutting: ReadonlySet<KeyWay> = new Set(['fakeDispenser', 'iagona', 'programmer'])

/** Whether a machine next to the screen writes cards, based on a grant. */
export function cutsCards(site: Keyed): boolean {
  return cutting.has(keyWay(site))
}

/** The command for the hub. */
export function keyCommand(way: KeyWay): 'ProgramCard' | 'programCardVendor' {
  return way === 'fakeDispenser' ? 'ProgramCard' : 'programCardVendor'
}
