import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildTd3 } from '@foyer/domain/testing/build-mrz.ts'
import { drawDocument } from '@foyer/vision/testing/documents.ts'
import { plainView, renderView } from '@foyer/vision/testing/scenes.ts'
import { createRandom } from '@foyer/vision/testing/seeded-random.ts'

const FRAMES = 3
const GREY = 128

/** What a phone's camera sees: the passport of the guest in the first demo booking. */
function drawPassport() {
  const zone = buildTd3({ state: 'D', names: 'GARCIA<LOPEZ<<LUCIA', number: 'C01X00T47', birth: '880312' })
  return renderView(
    drawDocument(zone.split('\n'), createRandom(11)),
    { ...plainView, part: 0.9, noise: 4 },
    createRandom(12),
  )
}

/** Arguments of a browser whose camera sees that passport, and how to remove its film. */
export function filmPassport(): { readonly args: readonly string[]; readonly remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-camera-'))
  const film = join(folder, 'film.y4m')
  const { width, height, pixels } = drawPassport()
  // YUV4MPEG2: one plane of brightness, and two of colour at half the size.
  const frame = Buffer.concat([Buffer.from('FRAME\n'), pixels, Buffer.alloc((width * height) / 2, GREY)])
  const header = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420\n`)
  writeFileSync(film, Buffer.concat([header, ...Array.from({ length: FRAMES }, () => frame)]))
  return {
    args: [
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
      '--use-fake-ui-for-media-stream',
    ],
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
