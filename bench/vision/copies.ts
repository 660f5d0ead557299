import { decode } from '@foyer/vision/node/decode.ts'
import type { Grey } from '@foyer/vision/picture/grey.ts'
import { encodeJpeg } from '@foyer/vision/testing/encode-jpeg.ts'
import { plainView, renderView, type View } from '@foyer/vision/testing/scenes.ts'
import { createRandom } from '@foyer/vision/testing/seeded-random.ts'

type Copy = (picture: Grey) => Grey | Promise<Grey>

/** As if it lay on a table in front of a camera, 1280 pixels wide. */
const createView =
  (changes: Partial<View>): Copy =>
  (picture) =>
    renderView(picture, { ...plainView, part: 0.92, ...changes }, createRandom(picture.width * 7919 + picture.height))

/** Ways in which a guest might show it. */
export const copies: Readonly<Record<string, Copy>> = {
  'as it is': (picture) => picture,
  'turned 6°': createView({ turn: 6 }),
  'turned −14°': createView({ turn: -14 }),
  'on its side': createView({ turn: 90 }),
  'askew by 40°': createView({ turn: 40 }),
  'upside down': createView({ turn: 180 }),
  'from the side': createView({ tilt: 0.14 }),
  'blur and noise': createView({ blur: 1.4, noise: 8 }),
  'uneven light': createView({ shade: 0.6, glare: true }),
  'jpeg 30': async (picture) => toJpeg(await createView({})(picture), 30),
  'all together': async (picture) =>
    toJpeg(await createView({ turn: 5, tilt: 0.08, blur: 1, noise: 6, shade: 0.3 })(picture), 60),
}

async function toJpeg(picture: Grey, quality: number): Promise<Grey> {
  const again = await decode(await encodeJpeg(picture, quality))
  if (typeof again === 'string') throw new Error(`A copy could not be unpacked: ${again}.`)
  return again
}
