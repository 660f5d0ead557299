import weights from '@foyer/vision/network/recogniser.bin?url'
import { openRecogniser, type Recogniser } from '@foyer/vision/network/recogniser.ts'
import { greyOf } from '@foyer/vision/picture/grey.ts'
import { efforts, readPicture, type Zone } from '@foyer/vision/read-picture.ts'
import { readingOf } from '@foyer/vision/reading.ts'
import { Vote } from '@foyer/vision/vote.ts'
import type { Look, Sight } from './reader-messages.ts'

/** Pictures come here and go no further: what leaves is the text that was found on them. */
const self = globalThis as unknown as {
  onmessage: (message: MessageEvent<Look>) => void
  postMessage(sight: Sight): void
}
const vote = new Vote()
let sheet: OffscreenCanvas | undefined
let recogniser: Promise<Recogniser> | undefined

/** Once, and again only after it could not be fetched. */
function loaded(): Promise<Recogniser> {
  recogniser ??= fetch(weights)
    .then((answer) => answer.arrayBuffer())
    .then(openRecogniser)
    .catch((error) => {
      recogniser = undefined
      throw error
    })
  return recogniser
}

self.onmessage = async ({ data: { id, picture, isFrame } }: MessageEvent<Look>) => {
  try {
    self.postMessage({ id, ...(await seenIn(picture, isFrame)) } satisfies Sight)
  } catch {
    self.postMessage({ id, failed: true } satisfies Sight)
  }
}

async function seenIn(picture: ImageBitmap, isFrame: boolean): Promise<Omit<Sight, 'id'>> {
  const recognise = await loaded()
  const { width, height } = picture
  sheet ??= new OffscreenCanvas(width, height)
  if (sheet.width !== width || sheet.height !== height) [sheet.width, sheet.height] = [width, height]
  const context = sheet.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('This browser draws nothing here.')
  context.drawImage(picture, 0, 0)
  picture.close()
  const { data } = context.getImageData(0, 0, width, height)
  const grey = greyOf({ width, height, channels: 4, pixels: data })
  const zone = readPicture(grey, recognise, isFrame ? efforts.frame : efforts.picture)
  if (!zone) return {}
  const agreed = isFrame ? vote.add(zone) : valid(zone)
  if (!agreed) return { isNear: true }
  vote.forget()
  return { reading: readingOf(agreed) }
}

function valid(zone: Zone): Zone | undefined {
  return zone.valid ? zone : undefined
}
