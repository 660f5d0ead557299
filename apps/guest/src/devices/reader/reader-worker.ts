import { type Detector, openDetector } from '@foyer/vision/faces/detector.ts'
import { findFaceTurned } from '@foyer/vision/faces/find-face.ts'
import { portraitOf } from '@foyer/vision/faces/portrait.ts'
import { openTensors } from '@foyer/vision/faces/tensors.ts'
import weights from '@foyer/vision/network/recogniser.bin?url'
import { openRecogniser, type Recogniser } from '@foyer/vision/network/recogniser.ts'
import type { Colours } from '@foyer/vision/picture/colours.ts'
import { greyOf } from '@foyer/vision/picture/grey.ts'
import { efforts, readPicture, type Zone } from '@foyer/vision/read-picture.ts'
import { readingOf } from '@foyer/vision/reading.ts'
import { Vote } from '@foyer/vision/vote.ts'
import faceWeights from '@vladmandic/face-api/model/tiny_face_detector_model.bin?url'
import faceManifest from '@vladmandic/face-api/model/tiny_face_detector_model-weights_manifest.json'
import type { Look, Sight } from './reader-messages.ts'

/** Pictures come here and go no further: what leaves is the text that was found on them. */
const self = globalThis as unknown as {
  onmessage: (message: MessageEvent<Look>) => void
  postMessage(sight: Sight): void
}
const vote = new Vote()
/** Of frames without lines every third is looked at for a face, each time in another direction. */
const FACE_EACH = 3
let withoutLines = 0
/** Where the last frame had lines. */
let before: Zone['place'] | undefined
let sheet: OffscreenCanvas | undefined

/** Fetched once, and again only after it could not be. */
function late<Network>(url: string, open: (file: ArrayBuffer) => Network): () => Promise<Network> {
  let network: Promise<Network> | undefined
  return () => {
    network ??= fetch(url)
      .then((answer) => answer.arrayBuffer())
      .then(open)
      .catch((error) => {
        network = undefined
        throw error
      })
    return network
  }
}

const recogniser = late<Recogniser>(weights, (file) => openRecogniser(file))
const detector = late<Detector>(faceWeights, (file) => openDetector(openTensors(faceManifest, file)))

self.onmessage = async ({ data: { id, picture, isFrame } }: MessageEvent<Look>) => {
  try {
    self.postMessage({ id, ...(await seenIn(picture, isFrame)) } satisfies Sight)
  } catch {
    self.postMessage({ id, failed: true } satisfies Sight)
  }
}

async function seenIn(picture: ImageBitmap, isFrame: boolean): Promise<Omit<Sight, 'id'>> {
  const recognise = await recogniser()
  const { width, height } = picture
  sheet ??= new OffscreenCanvas(width, height)
  if (sheet.width !== width || sheet.height !== height) [sheet.width, sheet.height] = [width, height]
  const context = sheet.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('This browser draws nothing here.')
  context.drawImage(picture, 0, 0)
  picture.close()
  const { data } = context.getImageData(0, 0, width, height)
  const colours: Colours = { width, height, channels: 4, pixels: data }
  const zone = isFrame
    ? readPicture(greyOf(colours), recognise, efforts.frame, before)
    : readPicture(greyOf(colours), recognise)
  before = zone?.place
  const agreed = zone && (isFrame ? vote.add(zone) : valid(zone))
  withoutLines = zone ? 0 : withoutLines + 1
  if (isFrame && !agreed) {
    if (zone) return { isNear: true }
    return (await isFaceAlone(colours)) ? { isFaceAlone: true } : {}
  }
  vote.forget()
  const portrait = await portraitIn(colours, agreed)
  return { ...(agreed && { reading: readingOf(agreed) }), ...(portrait && { portrait }) }
}

/** Only told, and not kept: the face before a camera of the hotel may be the guest's own. */
async function isFaceAlone(picture: Colours): Promise<boolean> {
  if (withoutLines % FACE_EACH !== 0) return false
  const detect = await detector().catch(() => undefined)
  return detect !== undefined && findFaceTurned(picture, detect, withoutLines / FACE_EACH - 1) !== undefined
}

/** Only what was asked for: a document is read whether there is a face on it or not. */
async function portraitIn(picture: Colours, zone: Zone | undefined): Promise<Blob | undefined> {
  const detect = await detector().catch(() => undefined)
  const found = detect && portraitOf(picture, zone?.place, detect)
  if (!found) return undefined
  const { width, height, pixels } = found
  const own = new OffscreenCanvas(width, height)
  const shown = new ImageData(width, height)
  for (let at = 0; at < width * height; at++) {
    for (let colour = 0; colour < 3; colour++) shown.data[at * 4 + colour] = pixels[at * 3 + colour] as number
    shown.data[at * 4 + 3] = 255
  }
  own.getContext('2d')?.putImageData(shown, 0, 0)
  return own.convertToBlob({ type: 'image/jpeg', quality: 0.92 })
}

function valid(zone: Zone): Zone | undefined {
  return zone.valid ? zone : undefined
}
