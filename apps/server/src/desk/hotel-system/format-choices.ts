import type { SystemChoices } from '../../outside/hotel-system/hotel-system.ts'

/** A list that is too long to choose from at a terminal is shortened. */
const MAX_LISTED = 50

/** One line for each entry: what the hotel's configuration names by its id. */
export const formatChoices = (choices: SystemChoices): string[] =>
  Object.entries(choices).flatMap(([list, entries]) =>
    entries
      .slice(0, MAX_LISTED)
      .map(({ id, name }) => `${list.padEnd('properties'.length)}  ${id}${name === id ? '' : `  ${name}`}`),
  )
