import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createDescriber, type Describe } from '../faces/descriptor.ts'
import { createDetector, type Detector } from '../faces/detector.ts'
import { createLandmarkFinder, type FindLandmarks } from '../faces/landmarks.ts'
import { parseTensors, type Tensors } from '../faces/tensors.ts'

/** The weights are in the face-api package, whose code is not used. */
function loadTensors(model: string): Tensors {
  const path = (name: string) => fileURLToPath(import.meta.resolve(`@vladmandic/face-api/model/${name}`))
  const file = readFileSync(path(`${model}.bin`))
  const manifest = JSON.parse(readFileSync(path(`${model}-weights_manifest.json`), 'utf8'))
  return parseTensors(manifest, file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength))
}

function memoize<Opened>(open: () => Opened): () => Opened {
  let opened: Opened | undefined
  return () => {
    opened ??= open()
    return opened
  }
}

export const getDetector = memoize((): Detector => createDetector(loadTensors('tiny_face_detector_model')))
export const getLandmarkFinder = memoize(
  (): FindLandmarks => createLandmarkFinder(loadTensors('face_landmark_68_tiny_model')),
)
export const getDescriber = memoize((): Describe => createDescriber(loadTensors('face_recognition_model')))
