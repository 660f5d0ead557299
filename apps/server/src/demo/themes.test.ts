import { renderThemeCss } from '@foyer/domain/config/theme.ts'
import { contrast, textPairs, visiblePairs } from '@foyer/domain/testing/contrast.ts'
import { describe, expect, it } from 'vitest'
import { demoThemes } from './themes.ts'

const variants = Object.entries(demoThemes).flatMap(([name, { roles, wall, highContrast }]) => [
  { name, least: 4.5, roles, wall },
  {
    name: `${name} in high contrast`,
    least: 7,
    roles: { ...roles, ...highContrast.roles },
    wall: { ...wall, ...highContrast.wall },
  },
])

describe.each(variants)('$name', ({ least, roles, wall }) => {
  it.each(textPairs(roles, wall))('is readable: %s', (_pair, text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(least)
  })

  it.each(visiblePairs(roles, wall))('is visible: %s', (_pair, line, ground) => {
    expect(contrast(line, ground)).toBeGreaterThanOrEqual(3)
  })
})

it('no two demo hotels share a typeface, a logo or a background', () => {
  const themes = Object.values(demoThemes)
  for (const of of [
    themes.map((theme) => theme.display.face),
    themes.map((theme) => theme.mark),
    themes.map((theme) => theme.wall.paper),
  ]) {
    expect(new Set(of).size).toBe(themes.length)
  }
  expect(new Set(themes.map((theme) => renderThemeCss(theme))).size).toBe(themes.length)
})
