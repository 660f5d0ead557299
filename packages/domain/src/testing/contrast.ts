import type { Theme } from '../config/theme.ts'

function channels(colour: string): number[] {
  const hex = colour.slice(1)
  const full = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex
  return [0, 2, 4].map((at) => Number.parseInt(full.slice(at, at + 2), 16) / 255)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((c) =>
    c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The WCAG 2 contrast of two opaque hex colours. */
export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

type Roles = Pick<Theme, 'roles'>['roles']
type Wall = Pick<Theme, 'wall'>['wall']
/** A theme after optional changes; missing colours fall back to the ones below. */
type Loose<T> = { [Name in keyof T]?: T[Name] | undefined }
type Pair = [name: string, text: string, ground: string]

function pairs<Names extends string>(
  colours: Partial<Record<Names, string | undefined>>,
  list: [Names, Names][],
  prefix: string,
): Pair[] {
  return list.map(([text, ground]) => [`${prefix}${text} on ${ground}`, colours[text] ?? '#', colours[ground] ?? '#'])
}

const readOn: [keyof Roles, keyof Roles][] = [
  ...(['paper', 'raised', 'sunk', 'accentSoft', 'warningSoft', 'dangerSoft', 'positiveSoft'] as const).map(
    (ground): [keyof Roles, keyof Roles] => ['ink', ground],
  ),
  ['muted', 'paper'],
  ['muted', 'raised'],
  ['muted', 'sunk'],
  ['muted', 'accentSoft'],
  ['accent', 'paper'],
  ['accent', 'raised'],
  ['onAccent', 'accent'],
  ['positive', 'paper'],
  ['positive', 'raised'],
  ['positive', 'positiveSoft'],
  ['onPositive', 'positive'],
  ['warning', 'paper'],
  ['warning', 'raised'],
  ['warning', 'warningSoft'],
  ['onWarning', 'warning'],
  ['danger', 'paper'],
  ['danger', 'raised'],
  ['danger', 'dangerSoft'],
  ['onDanger', 'danger'],
  ['paper', 'ink'],
]

/** All pairs of text and background colours. */
export function textPairs(roles: Loose<Roles>, wall: Loose<Wall>): Pair[] {
  return [
    ...pairs(roles, readOn, ''),
    ...pairs<keyof Wall>(
      wall,
      [
        ['ink', 'paper'],
        ['muted', 'paper'],
        ['ink', 'raised'],
        ['muted', 'raised'],
        ['onAccent', 'accent'],
        ['positive', 'paper'],
      ],
      'wall ',
    ),
  ]
}

/** Edges of controls and focus rings. */
export function visiblePairs(roles: Loose<Roles>, wall: Loose<Wall>): Pair[] {
  return [
    ...pairs<keyof Roles>(
      roles,
      [
        ['edge', 'paper'],
        ['edge', 'raised'],
        ['focus', 'paper'],
        ['focus', 'raised'],
        ['accent', 'paper'],
        ['danger', 'raised'],
      ],
      '',
    ),
    ...pairs<keyof Wall>(
      wall,
      [
        ['edge', 'paper'],
        ['focus', 'paper'],
      ],
      'wall ',
    ),
  ]
}
