import { formatLabel, type LabelValues } from './format-label.ts'

type Wordings = Readonly<Record<string, string>>

export interface LabelSources {
  /** The guest's. */
  readonly language: string
  /** The hotel's own wordings, by language. */
  readonly hotelLabels: Readonly<Partial<Record<string, Wordings>>>
  /** Ours, in the guest's language. */
  readonly builtIn: Wordings
  readonly hotelFirstLanguage: string
  /** Ours, in English. */
  readonly english: Wordings
  /** Called once for each key that nobody has a wording for. */
  readonly onMissing?: (key: string) => void
}

export interface Label {
  (key: string, values?: LabelValues): string
  /** The same on one screen: there `check-in.title` comes before `title`. */
  on(screen: string): Label
}

interface Level {
  readonly language: string
  readonly wordings: readonly Wordings[]
}

/** The guest's own language comes before everything else, a screen's own wording before a general one. */
export function labelFinder(sources: LabelSources): Label {
  const { language, hotelLabels, builtIn, hotelFirstLanguage, english, onMissing } = sources
  const levels: Level[] = [
    { language, wordings: [hotelLabels[language] ?? {}, builtIn] },
    { language: hotelFirstLanguage, wordings: [hotelLabels[hotelFirstLanguage] ?? {}] },
    { language: 'en', wordings: [english] },
  ]
  const missing = new Set<string>()

  function finder(screen?: string): Label {
    const label = (key: string, values: LabelValues = {}) => {
      const found = find(levels, screen ? [`${screen}.${key}`, key] : [key])
      if (found) return formatLabel(found.wording, values, found.language)
      if (!missing.has(key)) onMissing?.(key)
      missing.add(key)
      return key
    }
    return Object.assign(label, { on: finder })
  }

  return finder()
}

function find(levels: readonly Level[], keys: readonly string[]): { wording: string; language: string } | undefined {
  for (const { language, wordings } of levels) {
    for (const key of keys) {
      for (const source of wordings) {
        const wording = Object.hasOwn(source, key) ? source[key] : undefined
        if (wording !== undefined) return { wording, language }
      }
    }
  }
  return undefined
}
