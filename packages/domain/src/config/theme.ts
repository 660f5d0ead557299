import * as z from 'zod/mini'
import { artDefaults, highContrastDefaults, roleDefaults, wallDefaults } from './theme-defaults.ts'

/**
 * Every value below is printed into a stylesheet, so only closed lists, bounded numbers and plain
 * colours are allowed.
 */
const hex = '#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})'
const rgb = 'rgb\\((?:\\d{1,3} ){2}\\d{1,3}(?: / (?:0|1|0?\\.\\d{1,3}))?\\)'
const colour = z.string().check(z.regex(new RegExp(`^(?:${hex}|${rgb})$`, 'i')))
const pixels = (most: number) => z.number().check(z.int(), z.gte(0), z.lte(most))
const inRange = (least: number, most: number) => z.number().check(z.gte(least), z.lte(most))

function allColoursSchema<Name extends string>(defaults: Record<Name, string>) {
  const names = Object.keys(defaults) as Name[]
  const shape = Object.fromEntries(names.map((name) => [name, z._default(colour, defaults[name])]))
  return z.object(shape as Record<Name, z.ZodMiniDefault<typeof colour>>)
}

function optionalColoursSchema<Name extends string>(defaults: Record<Name, string>) {
  const names = Object.keys(defaults) as Name[]
  const shape = Object.fromEntries(names.map((name) => [name, z.optional(colour)]))
  return z.object(shape as Record<Name, z.ZodMiniOptional<typeof colour>>)
}

/**
 * The display faces that we serve. Each has its own metrics, because faces differ in apparent size
 * and weight.
 */
export const displayFaces = {
  fraunces: {
    family: '"Foyer Fraunces", Georgia, "Noto Serif", serif',
    weight: 360,
    tracking: -0.012,
    scale: 1,
    leading: 1.14,
  },
  'eb-garamond': {
    family: '"Foyer Garamond", Garamond, "Noto Serif", serif',
    weight: 460,
    tracking: -0.008,
    scale: 1.12,
    leading: 1.06,
  },
  quicksand: {
    family: '"Foyer Quicksand", "Nunito", "Noto Sans", sans-serif',
    weight: 600,
    tracking: -0.022,
    scale: 0.98,
    leading: 1.18,
  },
  'archivo-condensed': {
    family: '"Foyer Archivo", "Arial Narrow", "Noto Sans", sans-serif',
    weight: 700,
    tracking: -0.004,
    scale: 1.18,
    leading: 1.02,
  },
  'hanken-grotesk': {
    family: '"Foyer Hanken", system-ui, "Noto Sans", sans-serif',
    weight: 620,
    tracking: -0.018,
    scale: 0.98,
    leading: 1.14,
  },
} as const

const shadows = {
  soft: '0 1px 2px color-mix(in srgb, TINT 6%, transparent), 0 10px 28px -14px color-mix(in srgb, TINT 18%, transparent)',
  thin: '0 1px 0 color-mix(in srgb, TINT 10%, transparent)',
  none: 'none',
} as const

const displaySchema = z.prefault(
  z.object({
    face: z._default(z.enum(Object.keys(displayFaces) as (keyof typeof displayFaces)[]), 'fraunces'),
    letterCase: z._default(z.enum(['none', 'uppercase']), 'none'),
    weight: z.optional(z.number().check(z.int(), z.gte(100), z.lte(900))),
    tracking: z.optional(inRange(-0.05, 0.1)),
    scale: z.optional(inRange(0.8, 1.4)),
    leading: z.optional(inRange(0.9, 1.5)),
  }),
  {},
)

const shapeSchema = z.prefault(
  z.object({
    radiusControl: z._default(pixels(999), 8),
    radiusCard: z._default(pixels(48), 12),
    radiusDesk: z._default(pixels(64), 0),
    deskRail: z._default(pixels(16), 2),
    /** A fine ornamental line inside the primary button. */
    buttonFrame: z._default(z.boolean(), false),
    shadow: z._default(z.enum(['soft', 'thin', 'none']), 'soft'),
    shadowTint: z._default(colour, '#141a22'),
  }),
  {},
)

const artChange = z.prefault(optionalColoursSchema(artDefaults), {})

export const themeSchema = z.object({
  name: z._default(z.string().check(z.minLength(1), z.maxLength(60)), 'Foyer'),
  /** The hotel's mark and the scene behind the first question, chosen from our drawings. */
  mark: z._default(z.enum(['arch', 'wave', 'road', 'temple', 'balcony']), 'arch'),
  view: z._default(z.enum(['lobby', 'sea', 'car', 'loggia', 'room']), 'lobby'),
  display: displaySchema,
  shape: shapeSchema,
  roles: z.prefault(allColoursSchema(roleDefaults), {}),
  wall: z.prefault(allColoursSchema(wallDefaults), {}),
  art: z.prefault(allColoursSchema(artDefaults), {}),
  /**
   * The lighting by time of day: which picture colours change by day, in the evening and at night.
   */
  hours: z.prefault(z.object({ day: artChange, evening: artChange, night: artChange }), {}),
  /** Overrides for high contrast. The default is a complete neutral set. */
  highContrast: z._default(
    z.object({
      roles: z.prefault(optionalColoursSchema(roleDefaults), {}),
      wall: z.prefault(optionalColoursSchema(wallDefaults), {}),
    }),
    highContrastDefaults,
  ),
})
export type Theme = z.infer<typeof themeSchema>
export type ThemeInput = z.input<typeof themeSchema>

const toKebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

function colourLines(prefix: string, colours: Record<string, string | undefined>): string[] {
  return Object.entries(colours).flatMap(([name, value]) => (value ? [`--${prefix}${toKebabCase(name)}:${value}`] : []))
}

function displayLines({ face, letterCase, ...own }: Theme['display']): string[] {
  const { family, ...usual } = displayFaces[face]
  const { weight, tracking, scale, leading } = {
    weight: own.weight ?? usual.weight,
    tracking: own.tracking ?? usual.tracking,
    scale: own.scale ?? usual.scale,
    leading: own.leading ?? usual.leading,
  }
  return [
    `--font-display:${family}`,
    `--display-weight:${weight}`,
    `--display-tracking:${tracking}em`,
    `--display-scale:${scale}`,
    `--display-leading:${leading}`,
    `--display-case:${letterCase}`,
  ]
}

function shapeLines(shape: Theme['shape']): string[] {
  return [
    `--radius-control:${shape.radiusControl}px`,
    `--radius-card:${shape.radiusCard}px`,
    `--radius-desk:${shape.radiusDesk}px`,
    `--desk-rail:${shape.deskRail}px`,
    `--button-frame:${shape.buttonFrame ? 1 : 0}px`,
    `--shadow-card:${shadows[shape.shadow].replaceAll('TINT', shape.shadowTint)}`,
    `--shadow-float:0 24px 64px -16px color-mix(in srgb, ${shape.shadowTint} 52%, transparent)`,
  ]
}

const rule = (selector: string, lines: string[]) => (lines.length > 0 ? `${selector}{${lines.join(';')}}\n` : '')

/**
 * Builds a hotel's stylesheet. `scope` selects the element with the theme: the page or a mirrored
 * screen in it.
 */
export function renderThemeCss(theme: Theme, scope = ':root'): string {
  const { highContrast } = theme
  return [
    rule(scope, [
      ...displayLines(theme.display),
      ...shapeLines(theme.shape),
      ...colourLines('', theme.roles),
      ...colourLines('wall-', theme.wall),
      ...colourLines('art-', theme.art),
    ]),
    ...Object.entries(theme.hours).map(([hour, art]) =>
      rule(`${scope}[data-hour="${hour}"]`, colourLines('art-', art)),
    ),
    rule(`${scope}[data-contrast="more"]`, [
      ...colourLines('', highContrast.roles),
      ...colourLines('wall-', highContrast.wall),
    ]),
  ].join('')
}
