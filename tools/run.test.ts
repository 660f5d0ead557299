import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { installNpm } from './anywhere/install-from-registry.ts'
import { scripts } from './anywhere/scripts.ts'
import { root, SmallTree } from './run/testing/small-tree.ts'

const { isAlive, formatName } = createRequire(import.meta.url)('./run/process-name.cjs')

const buildOutput = (words: string) => `told by ${process.version}: ${words}\n`

it.concurrent('N1 runs a script with our Node under npm 10.8.2, which links none', async ({ expect }) => {
  using tree = new SmallTree()
  tree.install()
  const cli = installNpm('10.8.2', join(root, 'node_modules/.foyer'))
  const { code, output } = await tree.run(process.execPath, [cli, 'run', 'tell', '--', 'a b'], {}).ended
  expect(tree.has('node_modules/.bin/node')).toBe(false)
  expect(output).toContain(buildOutput('a b'))
  expect(code).toBe(0)
})

it('N8 starts every script of package.json the same way, and tries it in an empty clone', () => {
  const lines: Record<string, string> = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts
  expect(Object.keys(scripts)).toEqual(Object.keys(lines))
  expect(Object.values(lines).filter((line) => !line.startsWith('node tools/run.cjs '))).toEqual([])
})

it.concurrent('exits like the script', async ({ expect }) => {
  using tree = new SmallTree()
  tree.install()
  expect(await tree.start(['exit', '3']).ended).toEqual({ code: 3, output: buildOutput('exit 3') })
})

it.concurrent('forwards a signal to the script', async ({ expect }) => {
  using tree = new SmallTree()
  tree.install()
  const started = tree.start(['wait'])
  await started.hears('told by')
  started.child.kill('SIGTERM')
  expect((await started.ended).code).toBe(7)
})

it.concurrent('forwards messages both ways', async ({ expect }) => {
  using tree = new SmallTree()
  tree.install()
  const started = tree.start(['answer'])
  started.child.send('who is there')
  expect(await once(started.child, 'message')).toEqual([{ answer: 'who is there' }, undefined])
  expect((await started.ended).code).toBe(0)
})

it.concurrent('fetches our Node and our npm with the user’s, and installs the rest with ours', async ({ expect }) => {
  using tree = new SmallTree()
  expect(await tree.start([]).ended).toEqual({ code: 0, output: `Installing packages …\n${buildOutput('')}` })
  expect(tree.read('calls')).toMatch(/^install \d+ .*\nci \d+ .*\n$/)
  expect(tree.has('.install')).toBe(false)
})

it.concurrent('installs again if npm left out a package for this machine', async ({ expect }) => {
  using tree = new SmallTree()
  tree.install()
  const lock = JSON.parse(tree.read('package-lock.json'))
  const native = { version: '1.0.0', optional: true, os: [process.platform], cpu: [process.arch] }
  tree.write('package-lock.json', { ...lock, packages: { ...lock.packages, 'node_modules/native': native } })
  expect((await tree.start([]).ended).output).toBe(`Installing packages …\n${buildOutput('')}`)
})

it.concurrent('N3 stops npm at Ctrl-C, and the next start begins at once', async ({ expect }) => {
  using tree = new SmallTree()
  const first = tree.start([], { STAND_IN: 'waits' })
  await first.hears('Installing')
  await waitUntil(() => tree.read('calls').includes('ci'))
  const npm = formatName(readInstaller(tree))
  first.ctrlC()
  expect((await first.ended).code).toBe(130)
  await waitUntil(() => !isAlive(npm))
  expect(tree.has('.install')).toBe(false)
  expect(await tree.start([]).ended).toEqual({ code: 0, output: `Installing packages …\n${buildOutput('')}` })
})

it.concurrent('N3 waits for an install whose starter was killed, says so, and does not install again', async ({
  expect,
}) => {
  using tree = new SmallTree()
  const first = tree.start([], { STAND_IN: 'waits' })
  await waitUntil(() => tree.read('calls').includes('ci'))
  first.child.kill('SIGKILL')
  await first.ended
  const second = tree.start([])
  await second.hears('waiting')
  tree.write('go', '')
  expect(await second.ended).toEqual({
    code: 0,
    output: `Another start is installing the packages (process ${readInstaller(tree)}); waiting for it …\n${buildOutput('')}`,
  })
  expect(tree.read('calls').match(/ci/g)).toHaveLength(1)
})

it.concurrent('N3 does not mistake a process with the same pid for an install cut off by a power failure', async ({
  expect,
}) => {
  using tree = new SmallTree()
  tree.write('.install/owners', `${process.pid} another-start\n`)
  expect((await tree.start([]).ended).output).toBe(`Installing packages …\n${buildOutput('')}`)
})

it.concurrent('installs once when several start', async ({ expect }) => {
  using tree = new SmallTree()
  const ends = await Promise.all([1, 2, 3].map(() => tree.start([]).ended))
  expect(ends.map(({ code }) => code)).toEqual([0, 0, 0])
  expect(tree.read('calls').match(/ci/g)).toHaveLength(1)
})

it.concurrent.each([
  ['npm error code ENOTFOUND', 'the package registry cannot be reached'],
  ['npm ERR! code ECONNREFUSED', 'the package registry cannot be reached'],
  ['npm error code E503', 'the package registry refuses, and asks to be tried later'],
  ['npm error code ENOSPC', 'the disk is full'],
  ['npm warn tar TAR_ENTRY_ERROR ENOSPC: no space left on device, write', 'the disk is full'],
  ['npm error code SELF_SIGNED_CERT_IN_CHAIN', "the package registry's certificate is not trusted here"],
  [
    'npm http fetch GET 404 https://a.example/E404\nnpm error code EINTEGRITY',
    'the package registry does not hand out a package that is needed',
  ],
])('N12 explains in a sentence why packages cannot be installed: %s', async (words, sentence) => {
  using tree = new SmallTree()
  expect(await tree.start([], { STAND_IN: 'fails', STAND_IN_WORDS: words }).ended).toEqual({
    code: 1,
    output: `Installing packages …\nThe packages could not be installed: ${sentence}.\n`,
  })
})

/** Process id of the installing stand-in. */
const readInstaller = (tree: SmallTree): number => Number(/ci (\d+)/.exec(tree.read('calls'))?.[1])

async function waitUntil(isSo: () => boolean): Promise<void> {
  await expect.poll(isSo, { timeout: 20_000, interval: 20 }).toBe(true)
}
