import { CardFront } from '@foyer/vision/faces/card-front.ts'
import { createDetector, type Detector } from '@foyer/vision/faces/detector.ts'
import { findPortrait } from '@foyer/vision/faces/portrait.ts'
import { parseTensors } from '@foyer/vision/faces/tensors.ts'
import weights from '@foyer/vision/network/recogniser.bin?url'
import { createRecogniser, type Recogniser } from '@foyer/vision/network/recogniser.ts'
import type { Colours } from '@foyer/vision/picture/colours.ts'
import { toGrey } from '@foyer/vision/picture/grey.ts'
import { efforts, readPicture, type Zone } from '@foyer/vision/read-picture.ts'
import { toReading } from '@foyer/vision/reading.ts'
import { Vote } from '@foyer/vision/vote.ts'
import faceWeights from '@vladmandic/face-api/model/tiny_face_detector_model.bin?url'
import faceManifest from '@vladmandic/face-api/model/tiny_face_detector_model-weights_manifest.json'
import type { ReadRequest, ReadResult } from './reader-messages.ts'

type ReadOutcome = Omit<ReadResult, 'id'>

/** Pictures never leave this worker; only the text found on them does. */
const self = globalThis as unknown as {
  onmessage: (message: MessageEvent<ReadRequest>) => void
  postMessage(sight: ReadResult): void
}
const vote = new Vote()
const front = new CardFront()
/** Every third frame without lines is searched for a face. */
const FRAMES_PER_FACE_CHECK = 3
let withoutLines = 0
/**
 * Length of the last lines read, relative to the
 * picture's longer side; starts with a typical value.
 */
let lastLines = 0.6
/** Where the previous frame had lines. */
let lastPlace: Zone['place'] | undefined
let frames = 0
let sheet: OffscreenCanvas | undefined

/** Fetched once, and again only after a failure. */
function loadOnce<Network>(url: string, open: (file: ArrayBuffer) => Network): () => Promise<Network> {
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

const recogniser = loadOnce<Recogniser>(weights, (file) => createRecogniser(file))
const detector = loadOnce<Detector>(faceWeights, (file) => createDetector(parseTensors(faceManifest, file)))

self.onmessage = async ({ data: { id, picture, ...how } }: MessageEvent<ReadRequest>) => {
  try {
    self.postMessage({ id, ...(await readColours(toColours(picture), how)) } satisfies ReadResult)
  } catch {
    self.postMessage({ id, failed: true } satisfies ReadResult)
  }
}

function toColours(picture: ImageBitmap): Colours {
  const { width, height } = picture
  sheet ??= new OffscreenCanvas(width, height)
  if (sheet.width !== width || sheet.height !== height) [sheet.width, sheet.height] = [width, height]
  const context = sheet.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('This browser draws nothing here.')
  context.drawImage(picture, 0, 0)
  picture.close()
  return { width, height, channels: 4, pixels: context.getImageData(0, 0, width, height).data }
}

async function readColours(
  colours: Colours,
  { isFrame, wantsPhoto }: Omit<ReadRequest, 'id' | 'picture'>,
): Promise<ReadOutcome> {
  if (isFrame && wantsPhoto) return findPhoto(colours)
  const recognise = await recogniser()
  const zone = isFrame
    ? readPicture(toGrey(colours), recognise, efforts.frame, { before: lastPlace, number: ++frames })
    : readPicture(toGrey(colours), recognise)
  lastPlace = zone?.place
  const agreed = zone && (isFrame ? vote.add(zone) : onlyValid(zone))
  withoutLines = zone ? 0 : withoutLines + 1
  if (isFrame && !agreed) {
    if (zone) return { isNear: true }
    return (await isCardFront(colours)) ? { isFaceAlone: true } : {}
  }
  vote.forget()
  const portrait = await readPortrait(colours, agreed)
  if (agreed) {
    lastLines = measureLineShare(agreed, colours)
    front.clear()
  }
  return { ...(agreed && { reading: toReading(agreed) }), ...(portrait && { portrait: await toFile(portrait) }) }
}

async function isCardFront(frame: Colours): Promise<boolean> {
  const detect = withoutLines % FRAMES_PER_FACE_CHECK === 0 && (await detector().catch(() => undefined))
  if (detect) return front.addFrame(frame, detect)
  front.skipFrame()
  return false
}

/** Finds the photo on the other side of the card, if the card is held still. */
async function findPhoto(frame: Colours): Promise<ReadOutcome> {
  const portrait = front.addFrame(frame, await detector()) && front.findPortrait(lastLines)
  if (!portrait) return {}
  return { isFaceAlone: true, ...(front.isHeld && { portrait: await toFile(portrait) }) }
}

/**
 * The face next to the lines, or on the card's other side if
 * that was shown before. A document is read even without a face.
 */
async function readPortrait(picture: Colours, zone: Zone | undefined): Promise<Colours | undefined> {
  const detect = await detector().catch(() => undefined)
  const found = detect && findPortrait(picture, zone?.place, detect)
  return found ?? (zone && isCard(zone) ? front.findPortrait(measureLineShare(zone, picture)) : undefined)
}

const isCard = ({ lines }: Zone) => !lines[0]?.startsWith('P')

/** Length of the first line relative to the picture's longer side. */
function measureLineShare({ place }: Zone, { width, height }: Colours): number {
  return (place[0]?.length ?? 0) / Math.max(width, height)
}

async function toFile({ width, height, pixels }: Colours): Promise<Blob> {
  const own = new OffscreenCanvas(width, height)
  const shown = new ImageData(width, height)
  for (let at = 0; at < width * height; at++) {
    for (let colour = 0; colour < 3; colour++) shown.data[at * 4 + colour] = pixels[at * 3 + colour] as number
    shown.data[at * 4 + 3] = 255
  }
  own.getContext('2d')?.putImageData(shown, 0, 0)
  return own.convertToBlob({ type: 'image/jpeg', quality: 0.92 })
}

function onlyValid(zone: Zone): Zone | undefined {
  return zone.valid ? zone : undefined
}
