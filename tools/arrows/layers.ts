/**
 * Workspaces whose folders are layers: each may import the layers after it, never one before it.
 * Folders in one list share a layer. Top-level files are wiring: they may import every layer, and
 * no layer imports them.
 */
const layers: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'apps/server/src/': [
    ['demo'],
    ['jobs'],
    ['desk'],
    ['checkin'],
    ['money'],
    ['papers'],
    ['book'],
    ['access'],
    ['outside'],
    ['platform'],
  ],
  'apps/guest/src/': [
    ['app'],
    ['screens'],
    ['flows'],
    ['frame'],
    ['alert'],
    ['problems'],
    ['journey'],
    ['visit'],
    ['fields'],
    ['site'],
    ['parts'],
    ['pictures', 'wordings', 'theme', 'card-form'],
  ],
  'apps/staff/src/': [
    ['app'],
    ['views'],
    ['bell', 'queue'],
    ['calls'],
    ['stays', 'cash', 'desk-encoder', 'frame'],
    ['live'],
    ['session'],
    ['parts'],
    ['places', 'theme', 'wordings'],
  ],
}

/** Tests and their helpers may import any layer. */
const isShipped = (file: string): boolean => !/\.test\.tsx?$|\/testing\//.test(file)

export function findLayerFaults(file: string, target: string): string[] {
  const source = Object.keys(layers).find((folder) => file.startsWith(folder))
  if (source === undefined || !target.startsWith(source) || !isShipped(file) || !isShipped(target)) return []
  const order = layers[source] ?? []
  const [from, to] = [file, target].map((path) => path.slice(source.length).split('/').slice(0, -1)[0])
  if (from === undefined) return []
  const level = order.findIndex((folders) => folders.includes(from))
  if (level < 0) return [`is in ${from}, which is no layer of ${source}.`]
  if (to === undefined) return [`is in the layer ${from} and imports the wiring (${target}).`]
  return order.slice(0, level).some((folders) => folders.includes(to))
    ? [`is in the layer ${from} and imports ${to}, which is above it.`]
    : []
}

/** The server's layers, as shown on the map. */
export const describeServerLayers = (): string => ['root', ...(layers['apps/server/src/'] ?? []).flat()].join(' → ')
