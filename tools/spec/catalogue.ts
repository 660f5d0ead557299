import { readFileSync } from 'node:fs'

export interface Requirement {
  readonly id: string
  readonly area: string
  readonly kind: string
  readonly text: string
}

const columns = 'id\tarea\tsource\tkind\trequirement'

export function readCatalogue(file: string): Requirement[] {
  const [head, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n')
  if (head !== columns) throw new Error(`${file} does not begin with the columns id, area, source, kind, requirement.`)
  return lines.map((line, index) => {
    const [id, area, , kind, text, ...rest] = line.split('\t')
    if (!id || !area || !kind || !text || rest.length > 0) throw new Error(`${file}:${index + 2} is not a row of five.`)
    return { id, area, kind, text }
  })
}

/** Rows about the specification itself: there is nothing to build, so there is nothing to prove. */
export const isMeta = (requirement: Requirement): boolean => requirement.kind === 'meta'

/** Finds everything that reads like an id of this catalogue, invented numbers included. */
export function idPattern(catalogue: readonly Requirement[]): RegExp {
  const areas = [...new Set(catalogue.map((requirement) => requirement.area))]
  return new RegExp(`(?<![\\w-])(?:${areas.join('|')})-\\d+(?![\\w-])`, 'g')
}
