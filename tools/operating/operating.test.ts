import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { releases } from '../release/releases.ts'
import { findCommands } from './commands.ts'

const root = join(import.meta.dirname, '../..')
const document = readFileSync(join(root, 'docs/operating.md'), 'utf8')

it('N11 every command of the operating guide is run by a test, or says why not', () => {
  const blocks = findCommands(document)
  const counted = Object.groupBy(blocks, ({ notRun }) => (notRun ? 'notRun' : 'run'))
  expect(counted.run?.length).toBeGreaterThanOrEqual(9)
  expect(() => findCommands('```sh\nrm -r /\n```\n')).toThrow('Line 1: say "sh run"')
  expect(() => findCommands('```sh not-run: \nrm -r /\n```\n')).toThrow('Line 1')
  expect(() => findCommands('```\nrm -r /\n```\n')).toThrow('not marked')
})

it('N11 the operating guide names only existing files, commands and settings', () => {
  const files = [...document.matchAll(/\/opt\/(foyer(?:-hub)?)\/((?:deploy|docs)\/[\w./-]+\w)/g)]
  expect(files.length).toBeGreaterThan(6)
  for (const [, name, path = ''] of files) {
    expect(existsSync(join(root, path)), path).toBe(true)
    const { also = [] } = releases.find((release) => release.name === name) ?? {}
    expect(
      also.some((shipped) => path === shipped || path.startsWith(`${shipped}/`)),
      `${name}: ${path}`,
    ).toBe(true)
  }
  for (const [, name, command = ''] of document.matchAll(/bin\/(foyer(?:-hub)?) ([a-z][a-z-]*)/g)) {
    const release = releases.find((one) => one.name === name)
    expect(Object.keys(release?.commands ?? {}), command).toContain(command)
  }
  const settings = readFileSync(join(root, 'docs/reference/settings.md'), 'utf8')
  const examples = ['foyer', 'hub'].map((name) =>
    readFileSync(join(root, `deploy/systemd/${name}.env.example`), 'utf8'),
  )
  const named = [document, ...examples].flatMap((text) => [...text.matchAll(/\b([A-Z]+_[A-Z_]+|PORT|HOST)=/g)])
  for (const [, name = ''] of named) if (name !== 'KIOSK_URL') expect(settings, name).toContain(`\`${name}\``)
})

it('N11 the version is the same in every workspace and has its notes', () => {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  for (const app of ['server', 'device-hub', 'guest', 'staff'])
    expect(JSON.parse(readFileSync(join(root, `apps/${app}/package.json`), 'utf8')).version).toBe(version)
  expect(readFileSync(join(root, 'CHANGELOG.md'), 'utf8')).toContain(`\n## ${version}`)
  expect(document).toContain(`foyer-${version}-linux-x64.tar.gz`)
})
