import { type DeviceName, devices } from './devices.ts'
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

const languages = ['en', 'de', 'ca']
const otherHouses = [2, 3, 4]
const deviceNames = Object.keys(devices) as DeviceName[]
const line = (Object.keys(walks) as WalkName[]).filter((name) => name !== 'house')

const turn = <One>(list: readonly One[], at: number): One => list[at % list.length] as One

/** Every walk on every device in every language, in high contrast, and each house's own look. */
export function everyRound(): Round[] {
  return deviceNames.flatMap((device) => {
    const plain = { device, hotel: 1, language: 'en', highContrast: false }
    return [
      ...languages.flatMap((language) =>
        line.map((walk): Round => ({ ...plain, walk, language, sheet: `${device} ${language}` })),
      ),
      ...line.map((walk): Round => ({ ...plain, walk, highContrast: true, sheet: `${device} high contrast` })),
      ...otherHouses.map((hotel): Round => ({ ...plain, walk: 'house', hotel, sheet: `${device} hotel ${hotel}` })),
    ]
  })
}

/** Each walk once. Devices and languages take turns out of step, so that each meets several of the others. */
export function someRounds(): Round[] {
  const turns = [
    ...line.map((walk) => ({ walk, hotel: 1 })),
    ...otherHouses.map((hotel) => ({ walk: 'house' as const, hotel })),
  ]
  return turns.map((one, at) => ({
    ...one,
    device: turn(deviceNames, at),
    language: one.hotel === 1 ? turn(languages, at + Math.floor(at / deviceNames.length)) : turn(['de', 'en'], at),
    highContrast: at % 4 === 3,
    sheet: 'some',
  }))
}
