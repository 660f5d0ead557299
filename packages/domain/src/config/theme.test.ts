import { expect, it } from 'vitest'
import { contrast, textPairs, visiblePairs } from '../testing/contrast.ts'
import { renderThemeCss, themeSchema } from './theme.ts'

const defaults = themeSchema.parse({})

it('an empty theme is complete', () => {
  const css = renderThemeCss(defaults)
  expect(css).toContain(':root{--font-display:')
  expect(css).toContain('--on-accent:')
  expect(css).toContain('--wall-paper:')
  expect(css).toContain('--art-sky:')
  expect(css).toContain(':root[data-contrast="more"]{')
  expect(css).not.toContain('undefined')
})

it.each([
  ['in normal contrast', 4.5, defaults.roles, defaults.wall],
  [
    'in high contrast',
    7,
    { ...defaults.roles, ...defaults.highContrast.roles },
    { ...defaults.wall, ...defaults.highContrast.wall },
  ],
])('the default theme is readable %s', (_when, least, roles, wall) => {
  for (const [name, text, ground] of textPairs(roles, wall)) {
    expect(contrast(text, ground), name).toBeGreaterThanOrEqual(least)
  }
  for (const [name, line, ground] of visiblePairs(roles, wall)) {
    expect(contrast(line, ground), name).toBeGreaterThanOrEqual(3)
  }
})

it.each([
  { roles: { paper: 'red;}body{display:none' } },
  { roles: { paper: 'url(https://elsewhere.example/x)' } },
  { roles: { paper: '#fff}*{color:red' } },
  { roles: { paper: 'var(--ink)' } },
  { roles: { paper: '#fff\n' } },
  { roles: { paper: 'rgb(1 2 3 / 1);' } },
  { wall: { ink: 'expression(alert(1))' } },
  { art: { sky: '#12345g' } },
  { shape: { radiusControl: '4px;}' } },
  { shape: { radiusControl: -1 } },
  { display: { face: 'Comic Sans' } },
  { display: { tracking: Number.NaN } },
  { highContrast: { roles: { ink: '</style><script>' } } },
  { hours: { night: { sky: '@import "x"' } } },
])('rejects a value that is not a plain colour, length or face: %j', (theme) => {
  expect(themeSchema.safeParse(theme).success).toBe(false)
})

it("a hotel's own colours apply in high contrast only where it sets them", () => {
  const css = renderThemeCss(themeSchema.parse({ roles: { ink: '#112233' }, highContrast: { roles: { ink: '#000' } } }))
  expect(css).toMatch(/:root\{[^}]*--ink:#112233/)
  expect(css).toMatch(/data-contrast="more"\]\{--ink:#000\}/)
})

it('an hour without changes adds no CSS', () => {
  const css = renderThemeCss(themeSchema.parse({ hours: { night: { sky: '#000011' } } }))
  expect(css).toContain(':root[data-hour="night"]{--art-sky:#000011}')
  expect(css).not.toContain('data-hour="day"')
})

it('a mirrored screen applies its theme under its own selector', () => {
  expect(renderThemeCss(defaults, '.mirror')).toMatch(/^\.mirror\{[\s\S]*\.mirror\[data-contrast="more"\]\{/)
})
