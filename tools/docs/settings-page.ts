import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { generatedFrom, markdownTable } from './markdown-table.ts'

interface Description {
  readonly group: string
  readonly default: string
  readonly meaning: string
}

/** The applications print their own descriptions, since tools must not import applications. */
function describe(root: string, app: string): [string, Description][] {
  const program = join(root, 'apps', app, 'src/describe-settings.ts')
  return Object.entries(JSON.parse(execFileSync(process.execPath, [program], { encoding: 'utf8' })))
}

export function settingsPage(root: string): string {
  const all = [...describe(root, 'server'), ...describe(root, 'device-hub')]
  const groups = Map.groupBy(all, ([, { group }]) => group)
  const sections = [...groups].map(([group, settings]) => {
    const rows = settings.map(([name, { default: byDefault, meaning }]) => [`\`${name}\``, byDefault, meaning])
    return [`## ${group}`, markdownTable(['Variable', 'Default', 'Meaning'], rows)].join('\n\n')
  })
  return `${[
    generatedFrom('the descriptions beside the settings of server and hub'),
    '# Settings',
    'Settings are environment variables of the server and of the device hub. An empty value counts as unset. A value that\ncannot be used stops the start with a message that says what is expected.',
    ...sections,
  ].join('\n\n')}\n`
}
