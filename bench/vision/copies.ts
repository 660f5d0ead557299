import { decode } from '@foyer/vision/node/decode.ts'
import type { Grey } from '@foyer/vision/picture/grey.ts'
import { chance } from '@foyer/vision/testing/chance.ts'
import { jpegOf } from '@foyer/vision/testing/encode.ts'
import { plainView, seenBy, type View } from '@foyer/vision/testing/scenes.ts'

type Copy = (picture: Grey) => Grey | Promise<Grey>

/** As if it lay on a table in front of a camera, 1280 pixels wide. */
const viewed =
  (changes: Partial<View>): Copy =>
  (picture) =>
    seenBy(picture, { ...plainView, part: 0.92, ...changes }, chance(picture.width * 7919 + picture.height))

/** Ways in which a guest might show it. */
export const copies: Readonly<Record<string, Copy>> = {
  'as it is': (picture) => picture,
  'turned 6°': viewed({ turn: 6 }),
  'turned −14°': viewed({ turn: -14 }),
  'on its side': viewed({ turn: 90 }),
  'askew by 40°': viewed({ turn: 40 }),
  'upside down': viewed({ turn: 180 }),
  'from the side': viewed({ tilt: 0.14 }),
  'blur and noise': viewed({ blur: 1.4, noise: 8 }),
  'uneven light': viewed({ shade: 0.6, glare: true }),
  'jpeg 30': async (picture) => asJpeg(await viewed({})(picture), 30),
  'all together': async (picture) =>
    asJpeg(await viewed({ turn: 5, tilt: 0.08, blur: 1, noise: 6, shade: 0.3 })(picture), 60),
}

async function asJpeg(picture: Grey, quality: number): Promise<Grey> {
  const again = await decode(await jpegOf(picture, quality))
  if (typeof again === 'string') throw new Error(`A copy could not be unpacked: ${again}.`)
  return again
}
