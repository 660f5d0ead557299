import { formatLabel, type LabelValues } from './format-label.ts'

type Wordings = Readonly<Record<string, string>>

export interface LabelSources {
  /** The guest's language. */
  readonly language: string
  /** The hotel's own wordings, by language. */
  readonly hotelLabels: Readonly<Partial<Record<string, Wordings>>>
  /** Our wordings in the guest's language; every language has all of them. */
  readonly builtIn: Wordings
  readonly hotelFirstLanguage: string
  /**
   * The product's name for a member of the party: keys with this suffix come before the general
   * ones.
   */
  readonly party?: string
  /** Called once for each key that has no wording. */
  readonly onMissing?: (key: string) => void
}

export interface Label {
  (key: string, values?: LabelValues): string
  /** Looks up labels for one screen: `check-in.title` comes before `title`. */
  on(screen: string): Label
}

interface Level {
  readonly language: string
  readonly wordings: readonly Wordings[]
}

/** Prefers the guest's language to any other, and a screen's wording to a general one. */
export function createLabelFinder(sources: LabelSources): Label {
  const { language, hotelLabels, builtIn, hotelFirstLanguage, party, onMissing } = sources
  const levels: Level[] = [
    { language, wordings: [hotelLabels[language] ?? {}, builtIn] },
    { language: hotelFirstLanguage, wordings: [hotelLabels[hotelFirstLanguage] ?? {}] },
  ]
  const missing = new Set<string>()

  function finder(screen?: string): Label {
    const label = (key: string, values: LabelValues = {}) => {
      const found = findWording(levels, screen ? [`${screen}.${key}`, key] : [key], party)
      if (found) return formatLabel(found.wording, values, found.language)
      if (!missing.has(key)) onMissing?.(key)
      missing.add(key)
      return key
    }
    return Object.assign(label, { on: finder })
  }

  return finder()
}

function findWording(
  levels: readonly Level[],
  keys: readonly string[],
  party: string | undefined,
): { wording: string; language: string } | undefined {
  for (const { language, wordings } of levels) {
    for (const key of keys) {
      for (const source of wordings) {
        const own = party === undefined ? key : `${key}.${party}`
        const found = [own, key].find((one) => Object.hasOwn(source, one))
        const wording = found && source[found]
        if (wording !== undefined) return { wording, language }
      }
    }
  }
  return undefined
}
