import type { ChannelTraits } from '../mode/channels.ts'
import type { KeyPolicy } from './key-policy.ts'

/** These providers issue a PIN for the door; all others write cards. */
const PIN_PROVIDER = ':BUS'

export type KeyMethod = 'code' | 'simulated' | 'pin' | 'fakeDispenser' | 'iagona' | 'programmer'

interface KeySite {
  readonly device: Pick<ChannelTraits, 'handsOutKeys' | 'onlySaves'>
  readonly policies: { readonly keys: Omit<KeyPolicy, 'keybox'> }
}

const getHardware = ({ policies }: KeySite) => policies.keys.hardware.trim().toLowerCase()

/** The first match wins. */
const methods: readonly { way: KeyMethod; when: (site: KeySite) => boolean }[] = [
  { way: 'simulated', when: ({ device, policies }) => device.handsOutKeys && policies.keys.simulated },
  { way: 'pin', when: ({ device, policies }) => !device.onlySaves && isPinProvider(policies.keys.provider) },
  { way: 'code', when: ({ device }) => !device.handsOutKeys },
  { way: 'fakeDispenser', when: ({ policies }) => policies.keys.fakeDispenser },
  { way: 'iagona', when: (site) => getHardware(site).includes('iagona') },
  { way: 'programmer', when: (site) => getHardware(site) !== '' && getHardware(site) !== 'none' },
]

export function isPinProvider(provider: string): boolean {
  return provider.endsWith(PIN_PROVIDER)
}

/** How a guest gets a key at this screen. `code`: nothing is cut, there is only the door code. */
export function getKeyMethod(site: KeySite): KeyMethod {
  return methods.find(({ when }) => when(site))?.way ?? 'code'
}

const cardMethods: ReadonlySet<KeyMethod> = new Set(['fakeDispenser', 'iagona', 'programmer'])

/** Whether a machine next to the screen writes cards, based on a grant. */
export function issuesCards(site: KeySite): boolean {
  return cardMethods.has(getKeyMethod(site))
}

/** The command for the hub. */
export function getKeyCommand(way: KeyMethod): 'ProgramCard' | 'programCardVendor' {
  return way === 'fakeDispenser' ? 'ProgramCard' : 'programCardVendor'
}
