import { measureBrightness as measurePixels } from '@foyer/domain/face/face-source.ts'

const [WIDTH, HEIGHT] = [32, 24]

/** Brightness in front of the camera; undefined if it can't be measured. */
export function measureBrightness(video: HTMLVideoElement | null): number | undefined {
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT })
  const drawing = video && canvas.getContext('2d')
  if (!drawing) return undefined
  drawing.drawImage(video, 0, 0, WIDTH, HEIGHT)
  return measurePixels(drawing.getImageData(0, 0, WIDTH, HEIGHT).data)
}
