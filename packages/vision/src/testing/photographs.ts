import sharp from 'sharp'
import type { Colours } from '../picture/colours.ts'

/** Encodes a drawing as a camera would. */
export async function renderPhotograph(svg: string, quality = 85): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await sharp(Buffer.from(svg)).jpeg({ quality }).toBuffer())
}

export async function renderColours(svg: string): Promise<Colours> {
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, channels: 3, pixels: new Uint8Array(data) }
}

/** A head that turns to the picture's right, which is the person's left, and back. */
export const TURNS_LEFT = [0, 0.3, 0.6, 1, 0.6, 0.3, 0] as const

/** A film as our page records it: consecutive pictures, one for each turn of the head. */
export async function renderFilm(
  draw: (turn: number) => string,
  turns: readonly number[] = TURNS_LEFT,
): Promise<Uint8Array<ArrayBuffer>> {
  const frames = await Promise.all(turns.map((turn) => renderPhotograph(draw(turn))))
  return new Uint8Array(await new Blob(frames).arrayBuffer())
}
