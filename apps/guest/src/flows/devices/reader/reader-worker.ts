import { CardFront } from '@foyer/vision/faces/card-front.ts'
import { type Detector, openDetector } from '@foyer/vision/faces/detector.ts'
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

type Seen = Omit<Sight, 'id'>

/** Pictures never leave this worker; only the text found on them does. */
const self = globalThis as unknown as {
  onmessage: (message: MessageEvent<Look>) => void
  postMessage(sight: Sight): void
}
const vote = new Vote()
const front = new CardFront()
/** Every third frame without lines is searched for a face. */
const FACE_EACH = 3
let withoutLines = 0
/**
 * Length of the last lines read, relative to the
 * picture's longer side; starts with a typical value.
 */
let lastLines = 0.6
/** Where the previous frame had lines. */
let before: Zone['place'] | undefined
let frames = 0
let sheet: OffscreenCanvas | undefined

/** Fetched once, and again only after a failure. */
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

self.onmessage = async ({ data: { id, picture, ...how } }: MessageEvent<Look>) => {
  try {
    self.postMessage({ id, ...(await seenIn(coloursOf(picture), how)) } satisfies Sight)
  } catch {
    self.postMessage({ id, failed: true } satisfies Sight)
  }
}

function coloursOf(picture: ImageBitmap): Colours {
  const { width, height } = picture
  sheet ??= new OffscreenCanvas(width, height)
  if (sheet.width !== width || sheet.height !== height) [sheet.width, sheet.height] = [width, height]
  const context = sheet.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('This browser draws nothing here.')
  context.drawImage(picture, 0, 0)
  picture.close()
  return { width, height, channels: 4, pixels: context.getImageData(0, 0, width, height).data }
}

async function seenIn(colours: Colours, { isFrame, wantsPhoto }: Omit<Look, 'id' | 'picture'>): Promise<Seen> {
  if (isFrame && wantsPhoto) return photoIn(colours)
  const recognise = await recogniser()
  const zone = isFrame
    ? readPicture(greyOf(colours), recognise, efforts.frame, { before, number: ++frames })
    : readPicture(greyOf(colours), recognise)
  before = zone?.place
  const agreed = zone && (isFrame ? vote.add(zone) : valid(zone))
  withoutLines = zone ? 0 : withoutLines + 1
  if (isFrame && !agreed) {
    if (zone) return { isNear: true }
    return (await isFrontOf(colours)) ? { isFaceAlone: true } : {}
  }
  vote.forget()
  const portrait = await portraitIn(colours, agreed)
  if (agreed) {
    lastLines = lengthOf(agreed, colours)
    front.forget()
  }
  return { ...(agreed && { reading: readingOf(agreed) }), ...(portrait && { portrait: await fileOf(portrait) }) }
}

async function isFrontOf(frame: Colours): Promise<boolean> {
  const detect = withoutLines % FACE_EACH === 0 && (await detector().catch(() => undefined))
  if (detect) return front.look(frame, detect)
  front.pass()
  return false
}

/** Finds the photo on the other side of the card, if the card is held still. */
async function photoIn(frame: Colours): Promise<Seen> {
  const portrait = front.look(frame, await detector()) && front.portraitBeside(lastLines)
  if (!portrait) return {}
  return { isFaceAlone: true, ...(front.isHeld && { portrait: await fileOf(portrait) }) }
}

/**
 * The face next to the lines, or on the card's other side if
 * that was shown before. A document is read even without a face.
 */
async function portraitIn(picture: Colours, zone: Zone | undefined): Promise<Colours | undefined> {
  const detect = await detector().catch(() => undefined)
  const found = detect && portraitOf(picture, zone?.place, detect)
  return found ?? (zone && isCard(zone) ? front.portraitBeside(lengthOf(zone, picture)) : undefined)
}

const isCard = ({ lines }: Zone) => !lines[0]?.startsWith('P')

/** Length of the first line relative to the picture's longer side. */
function lengthOf({ place }: Zone, { width, height }: Colours): number {
  return (place[0]?.length ?? 0) / Math.max(width, height)
}

async function fileOf({ width, height, pixels }: Colours): Promise<Blob> {
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
