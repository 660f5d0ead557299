const KEY = 'foyer-lobby'

const read = () => {
  try {
    return JSON.parse(localStorage.getItem(KEY)) ?? {}
  } catch {
    return {}
  }
}

/** What this browser has chosen, over a reload. What the hardware is like is the hub's own to keep. */
const kept = read()

export const keptChoice = (name, otherwise) => kept[name] ?? otherwise

export function keep(name, value) {
  kept[name] = value
  try {
    localStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // A browser that keeps nothing chooses anew.
  }
}
