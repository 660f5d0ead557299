import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'

const runs = '#!/bin/sh\nexit 0\n'
const fails = '#!/bin/sh\nexit 1\n'
const isRoot = process.getuid?.() === 0

/** A computer on which these are the only programs, with their scripts. */
function createComputer(programs: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-browser-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, script] of Object.entries(programs)) writeFileSync(join(folder, name), script, { mode: 0o755 })
  return {
    /** The path of a program that may not be there. */
    at: (name: string) => join(folder, name),
    find(environment: Readonly<Record<string, string>> = {}): string {
      const { CHROMIUM: _, ...inherited } = process.env
      const program = `const { findOrInstallBrowser } = await import('./browser.ts'); console.log(await findOrInstallBrowser())`
      const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
        cwd: import.meta.dirname,
        env: { ...inherited, PATH: folder, ...environment },
        encoding: 'utf8',
      })
      return stdout.trim()
    },
  }
}

/** Like Debian's, with one package that creates a program; all others are unknown to it. */
const offers = (name: string): string =>
  [
    '#!/bin/sh',
    `case "$*" in --version*|update*|*--simulate\\ ${name}\\ *) exit 0;; *" ${name} "*) ;; *) exit 100;; esac`,
    `printf '#!/bin/sh\\n' > "$PATH/${name}"; /bin/chmod +x "$PATH/${name}"`,
    '',
  ].join('\n')

it('prefers a browser without windows, which takes less processor time', () => {
  const computer = createComputer({ chromium: runs, 'chromium-headless-shell': runs })
  expect(computer.find()).toBe(computer.at('chromium-headless-shell'))
})

it('uses the browser that CHROMIUM names, whatever else is installed', () => {
  const computer = createComputer({ mine: runs, 'chromium-headless-shell': runs })
  expect(computer.find({ CHROMIUM: computer.at('mine') })).toBe(computer.at('mine'))
})

it.each([
  ['does not run', { 'chromium-headless-shell': fails }],
  ['cannot be installed', { 'apt-get': fails }],
  ['is unknown to the package lists', { 'apt-get': offers('hello') }],
])('uses a browser with windows if the one without %s', (_, programs) => {
  const computer = createComputer({ chromium: runs, ...programs })
  expect(computer.find()).toBe(computer.at('chromium'))
})

it.runIf(isRoot).each([
  ['chromium-headless-shell', { chromium: runs }],
  ['chromium-headless-shell', {}],
  ['chromium', {}],
])('installs %s if that is what the system offers', (name, programs) => {
  const computer = createComputer({ ...programs, 'apt-get': offers(name) })
  expect(computer.find()).toBe(computer.at(name))
})
