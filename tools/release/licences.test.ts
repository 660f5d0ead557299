import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

interface Installed {
  readonly version: string
  readonly license?: string
  readonly dev?: boolean
  readonly link?: boolean
}

const installed: [string, Installed][] = Object.entries(JSON.parse(read('package-lock.json')).packages)
const production = installed.filter(([place, { dev, link }]) => place.startsWith('node_modules/') && !dev && !link)

it('J13 every published package states its licence, or NOTICE does', () => {
  const silent = production.filter(([, { license }]) => !license)
  const named = silent.filter(([place, { version }]) => {
    const name = place.replace(/^.*node_modules\//, '')
    return read('NOTICE').includes(`- ${name} ${version}, `) && existsSync(join(root, place, 'LICENSE'))
  })
  expect(named).toEqual(silent)
  expect(production.length).toBeGreaterThan(50)
})

it('J13 data that requires attribution is named in what we publish', () => {
  expect(read('NOTICE')).toMatch(/ISTAT.*CC BY 3\.0 IT/s)
})

it('J13 test-only packages are not part of the product', () => {
  const names = production.map(([place]) => place)
  for (const name of ['axe-core', 'vitest', '@playwright/test', 'typescript'])
    expect(names).not.toContain(`node_modules/${name}`)
})
