const KEY = 'foyer-lobby'

const read = () => {
  try {
    return JSON.parse(localStorage.getItem(KEY)) ?? {}
  } catch {
    return {}
  }
}

/**
 * This browser's choices, preserved across reloads. The state of the hardware is stored by the hub.
 */
const kept = read()

export const keptChoice = (name, otherwise) => kept[name] ?? otherwise

export function keep(name, value) {
  kept[name] = value
  try {
    localStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // A browser without storage uses the defaults.
  }
}
