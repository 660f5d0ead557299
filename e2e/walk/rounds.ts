import { type DeviceName, devices } from './devices.ts'
import { lostCodeWalks } from './walks/lost-code.ts'
import { staffOnlyWalks } from './walks/staff-only.ts'
import { type WalkName, walks } from './walks.ts'

export interface Round {
  readonly walk: WalkName
  readonly device: DeviceName
  readonly language: string
  readonly hotel: number
  readonly highContrast: boolean
  /** The contact sheet that its pictures belong to. */
  readonly sheet: string
}

const languages = ['en', 'es', 'de', 'fr', 'ca', 'it', 'pt']
const otherHotels = [2, 3, 4]
const deviceNames = Object.keys(devices) as DeviceName[]
const line = (Object.keys(walks) as WalkName[]).filter((name) => name !== 'hotel')

/** These walks need a kiosk or a front desk, which are never as small as a phone. */
const onHotelsDevices: ReadonlySet<string> = new Set([
  ...Object.keys({ ...staffOnlyWalks, ...lostCodeWalks }),
  'walk-in',
])
const canWalkOn = (walk: WalkName, device: DeviceName) => device !== 'phone' || !onHotelsDevices.has(walk)

/** Every walk on every device in every language, in high contrast, and each hotel's own look. */
export function buildAllRounds(): Round[] {
  return deviceNames.flatMap((device) => {
    const plain = { device, hotel: 1, language: 'en', highContrast: false }
    const here = line.filter((walk) => canWalkOn(walk, device))
    return [
      ...languages.flatMap((language) =>
        here.map((walk): Round => ({ ...plain, walk, language, sheet: `${device} ${language}` })),
      ),
      ...here.map((walk): Round => ({ ...plain, walk, highContrast: true, sheet: `${device} high contrast` })),
      ...otherHotels.flatMap((hotel) =>
        ['en', 'de'].map(
          (language): Round => ({ ...plain, walk: 'hotel', hotel, language, sheet: `${device} hotel ${hotel}` }),
        ),
      ),
    ]
  })
}

/** One round of each walk. The rotation chooses which one, with an offset per walk. */
export function selectRounds(rotation: number): Round[] {
  const ofEachWalk = Map.groupBy(buildAllRounds(), ({ walk, hotel }) => `${walk} ${hotel}`)
  return [...ofEachWalk.values()].map((rounds, at) => rounds[(rotation + 5 * at) % rounds.length] as Round)
}
