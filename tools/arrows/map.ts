import { describeServerLayers } from './layers.ts'
import { renderWorkspaceTable } from './workspace-table.ts'

/** Generated parts of ARCHITECTURE.md, between `<!-- NAME -->` and `<!-- end of NAME -->`. */
const generated: Readonly<Record<string, () => string>> = {
  'workspace table': renderWorkspaceTable,
  'server layers': () => `\`${describeServerLayers()}\``,
}

/** The map with its generated parts updated from the checked tables. */
export function renderMap(text: string): string {
  return Object.entries(generated).reduce((map, [name, content]) => {
    const [begin, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`]
    const [from, to] = [map.indexOf(begin), map.indexOf(end)]
    if (from < 0 || to < from) throw new Error(`ARCHITECTURE.md lacks ${begin} … ${end}.`)
    return `${map.slice(0, from + begin.length)}\n${content()}\n${map.slice(to)}`
  }, text)
}
