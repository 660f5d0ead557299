import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { commandDescriptions } from './command-descriptions.ts'
import { generatedFrom, markdownTable } from './markdown-table.ts'

/** All scripts of package.json. */
export function scriptNames(root: string): string[] {
  return Object.keys(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts)
}

export function commandsPage(root: string): string {
  const rows = scriptNames(root).map((name) => [
    `\`npm ${['start', 'test'].includes(name) ? name : `run ${name}`}\``,
    commandDescriptions[name] ?? '',
  ])
  return `${[
    generatedFrom('the scripts of package.json'),
    '# Commands',
    'Every command works in a fresh clone: it installs what is missing first. Arguments follow `--`, as in\n`npm run config -- show 101`. In a packaged installation, `foyer` and `foyer-hub` take the place of `npm run`.',
    markdownTable(['Command', 'Does'], rows),
  ].join('\n\n')}\n`
}
