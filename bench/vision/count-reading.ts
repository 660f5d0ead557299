import { getRecogniser } from '@foyer/vision/node/weights.ts'
import type { Grey } from '@foyer/vision/picture/grey.ts'
import { readPicture, type Zone } from '@foyer/vision/read-picture.ts'
import { isDoubtful } from '@foyer/vision/reading.ts'
import type { Picture } from './pictures.ts'

/** Results of several pictures. */
export interface Counted {
  valid: number
  exact: number
  wrong: number
  silent: number
  readonly times: number[]
  /** CPU time, where available. */
  readonly worked: number[]
}

export const createCounted = (): Counted => ({ valid: 0, exact: 0, wrong: 0, silent: 0, times: [], worked: [] })

/** Reads a picture and records the result; returns a message if it was not read exactly. */
export function countReading(picture: Grey, { name, truth }: Picture, counted: Counted): string | undefined {
  const [start, before] = [performance.now(), process.threadCpuUsage()]
  const zone = readPicture(picture, getRecogniser())
  counted.times.push(performance.now() - start)
  const { user, system } = process.threadCpuUsage(before)
  counted.worked.push((user + system) / 1000)
  const isExact = zone !== undefined && zone.lines.join() === truth.join()
  if (zone?.valid) counted.valid++
  if (isExact) counted.exact++
  if (zone?.valid && !isExact) counted.wrong++
  if (zone?.valid && !isExact && !areErrorsMarked(zone, truth)) counted.silent++
  return isExact
    ? undefined
    : `${name}: ${zone ? `${zone.valid ? 'valid' : 'not valid'} ${zone.lines.join(' / ')}` : 'nothing found'}`
}

/** Whether each wrong character is in a field that is marked for review. */
function areErrorsMarked(zone: Zone, truth: readonly string[]): boolean {
  return zone.lines.every((line, row) =>
    [...line].every((char, at) => char === truth[row]?.[at] || isDoubtful(zone, row, at)),
  )
}
