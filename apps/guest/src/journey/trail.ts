import { type Place, parsePlace } from '@foyer/domain/journey/place.ts'
import { readFromVisit, removeFromVisit, saveToVisit } from '../site/visit-storage.ts'

const NAME = 'trail'

/** Paths of the history's entries by depth, because a page cannot read its own history. */
export function createTrail(base: string, opened: { readonly depth: number; readonly isNew: boolean }) {
  const read = () => location.pathname + location.search
  const saved = opened.isNew ? [] : (readFromVisit<(string | null)[]>(NAME) ?? [])
  // An address that was typed or opened from elsewhere has a history of its own.
  let paths = saved[opened.depth] === read() ? saved : []
  paths[opened.depth] = read()

  const isAt = (depth: number, place: Place): boolean => {
    const path = paths[depth]
    if (!path?.startsWith(base)) return false
    // The bare address is the start: the language.
    const there = parsePlace(path.slice(base.length)) ?? { screen: 'select-language', params: {} }
    return there.screen === place.screen && matchesParams(there, place)
  }

  return {
    isAt,
    /** Records the current address as the last entry. */
    push(depth: number): void {
      paths = paths.slice(0, depth)
      this.replace(depth)
    },
    replace(depth: number): void {
      paths[depth] = read()
      saveToVisit(NAME, paths)
    },
    /** Forgets the previous guest. The current address is the only one, as often as the history has it. */
    startOver(entries: number): void {
      paths = Array.from({ length: entries }, read)
      removeFromVisit(NAME)
    },
    /** Depth of the nearest entry behind that shows this place. */
    findBehind(depth: number, place: Place): number | undefined {
      for (let at = depth - 1; at >= 0; at--) if (isAt(at, place)) return at
      return undefined
    },
    /** Depth of the next entry in a direction, if it shows this place. */
    findNext(depth: number, place: Place, direction: 1 | -1): number | undefined {
      return isAt(depth + direction, place) ? depth + direction : undefined
    },
  }
}

/** Parameters that tell two entries of a screen apart, and whether a place may leave them open. */
const ownParams = [
  { name: 'code', mayBeOpen: false },
  { name: 'guestIndex', mayBeOpen: true },
  { name: 'step', mayBeOpen: true },
] as const

function matchesParams(there: Place, asked: Place): boolean {
  return ownParams.every(
    ({ name, mayBeOpen }) => there.params[name] === asked.params[name] || (mayBeOpen && !asked.params[name]),
  )
}
