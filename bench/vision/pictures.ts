import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { decode } from '@foyer/vision/node/decode.ts'
import type { Grey } from '@foyer/vision/picture/grey.ts'
import { drawDocument } from '@foyer/vision/testing/documents.ts'
import { buildView, renderView } from '@foyer/vision/testing/scenes.ts'
import { createRandom } from '@foyer/vision/testing/seeded-random.ts'
import { buildZone, type ZoneKind } from '@foyer/vision/testing/zones.ts'

export interface Picture {
  readonly name: string
  readonly picture: Grey
  readonly truth: readonly string[]
}

/** The pictures of a folder, with their lines from truth.json. */
export async function loadPictures(folder: string): Promise<Picture[]> {
  const truth = JSON.parse(readFileSync(join(folder, 'truth.json'), 'utf8')) as Record<string, readonly string[]>
  return Promise.all(
    Object.entries(truth).map(async ([name, lines]) => {
      const picture = await decode(readFileSync(join(folder, name)))
      if (typeof picture === 'string') throw new Error(`${name} cannot be unpacked: ${picture}.`)
      return { name, picture, truth: lines }
    }),
  )
}

const kinds: readonly ZoneKind[] = ['TD3', 'TD1', 'TD3', 'TD1', 'TD2', 'MRV-A', 'MRV-B']

/** Generated documents of fictitious people. */
export function drawPictures(count: number): Picture[] {
  return Array.from({ length: count }, (_, at) => {
    const own = createRandom(at + 1)
    const kind = kinds[at % kinds.length] as ZoneKind
    const truth = buildZone(kind, own)
    return {
      name: `drawn ${at + 1} ${kind}`,
      picture: renderView(drawDocument(truth, own), buildView(own), own),
      truth,
    }
  })
}
