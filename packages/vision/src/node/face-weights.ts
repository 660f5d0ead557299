import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Describe, openDescriber } from '../faces/descriptor.ts'
import { type Detector, openDetector } from '../faces/detector.ts'
import { type FindLandmarks, openLandmarks } from '../faces/landmarks.ts'
import { openTensors, type Tensors } from '../faces/tensors.ts'

/** The weights are in the face-api package, whose code is not used. */
function tensorsOf(model: string): Tensors {
  const path = (name: string) => fileURLToPath(import.meta.resolve(`@vladmandic/face-api/model/${name}`))
  const file = readFileSync(path(`${model}.bin`))
  const manifest = JSON.parse(readFileSync(path(`${model}-weights_manifest.json`), 'utf8'))
  return openTensors(manifest, file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength))
}

function once<Opened>(open: () => Opened): () => Opened {
  let opened: Opened | undefined
  return () => {
    opened ??= open()
    return opened
  }
}

export const detectorHere = once((): Detector => openDetector(tensorsOf('tiny_face_detector_model')))
export const landmarksHere = once((): FindLandmarks => openLandmarks(tensorsOf('face_landmark_68_tiny_model')))
export const describerHere = once((): Describe => openDescriber(tensorsOf('face_recognition_model')))
