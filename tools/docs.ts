import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { commandsPage } from './docs/commands-page.ts'
import { configurationPage } from './docs/configuration-page.ts'
import { hotelSystemPage } from './docs/hotel-system-page.ts'
import { hotelSystemSchema } from './docs/hotel-system-schema.ts'
import { settingsPage } from './docs/settings-page.ts'

const root = join(import.meta.dirname, '..')

const pages: Readonly<Record<string, () => string>> = {
  'docs/reference/settings.md': () => settingsPage(root),
  'docs/reference/configuration.md': () => configurationPage(),
  'docs/reference/commands.md': () => commandsPage(root),
  'docs/reference/hotel-system.md': () => hotelSystemPage(),
  'docs/reference/hotel-system.schema.json': () => hotelSystemSchema(),
}

/** `npm run docs` checks that the reference pages are up to date; with `--write` it writes them. */
const writes = process.argv.includes('--write')
for (const [path, page] of Object.entries(pages)) {
  const file = join(root, path)
  const content = page()
  if (writes) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  } else if (!existsSync(file) || readFileSync(file, 'utf8') !== content) {
    console.error(`${path} is outdated: npm run docs -- --write`)
    process.exitCode = 1
  }
}
