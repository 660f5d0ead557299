import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { listSourceFiles } from '../list-source-files.ts'

const root = join(import.meta.dirname, '../..')
const deploy = join(root, 'deploy')
const read = (path: string) => readFileSync(join(deploy, path), 'utf8')
const units = ['systemd/foyer.service', 'systemd/foyer-hub.service', 'kiosk/foyer-kiosk.service']
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0

it.runIf(hasSystemd)('N11 systemd accepts the units (not checked where there is no systemd)', () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-units-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const unit of units) {
    // The programs are not on this machine, and systemd checks that they can be executed.
    const text = read(unit).replace(/^ExecStart=\S+/m, 'ExecStart=/bin/true')
    const file = join(folder, unit.replace(/.*\//, ''))
    writeFileSync(file, text)
  }
  for (const unit of readdirSync(folder)) {
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--recursive-errors=one', join(folder, unit)], {
      encoding: 'utf8',
    })
    const about = stderr.split('\n').filter((line) => line.includes(unit) || line.includes(folder))
    expect([unit, status, about]).toEqual([unit, 0, []])
  }
  writeFileSync(join(folder, 'wrong.service'), '[Service]\nExecStart=/bin/true\nRestart=perhaps\n')
  const wrong = spawnSync('systemd-analyze', ['verify', join(folder, 'wrong.service')], { encoding: 'utf8' })
  expect(wrong.stderr).toContain('perhaps')
})

it('N11 server and hub run as their own users, restart, and stop in time', () => {
  for (const [unit, user] of [
    ['systemd/foyer.service', 'foyer'],
    ['systemd/foyer-hub.service', 'foyer-hub'],
  ] as const) {
    const text = read(unit)
    for (const line of [`User=${user}`, 'Restart=always', 'NoNewPrivileges=yes', 'ProtectSystem=strict'])
      expect(text.split('\n'), unit).toContain(line)
    expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(text)?.[1])).toBeLessThanOrEqual(10)
  }
  expect(read('container/Containerfile')).toMatch(/^USER foyer$/m)
})

it('R18 the kiosk’s browser may open one address, and has neither tools, downloads, printing nor files', () => {
  const policy = JSON.parse(read('kiosk/chromium-policy.json'))
  expect(policy).toMatchObject({
    URLBlocklist: ['*'],
    DeveloperToolsAvailability: 2,
    DownloadRestrictions: 3,
    AllowFileSelectionDialogs: false,
    PrintingEnabled: false,
    PasswordManagerEnabled: false,
  })
  const hosts = new Set([...read('kiosk/chromium-policy.json').matchAll(/https:\/\/[\w.]+/g)].map(([url]) => url))
  expect(hosts).toEqual(new Set(['https://checkin.example.com']))
  expect(policy.URLAllowlist).toEqual([...hosts])
})

it('N16 the kiosk keeps its browser profile, and with it its license, when it restarts', () => {
  const unit = read('kiosk/foyer-kiosk.service')
  const stateDirectory = /^StateDirectory=(\S+)$/m.exec(unit)?.[1]
  const profile = /--user-data-dir=(\S+)/.exec(unit)?.[1]
  expect(stateDirectory).toBeDefined()
  expect(profile?.startsWith(`/var/lib/${stateDirectory}/`)).toBe(true)
  expect(unit).toMatch(/^StateDirectoryMode=0700$/m)
  // Session cookies hold a guest's visit and must not be restored from the stored profile.
  expect(JSON.parse(read('kiosk/chromium-policy.json'))).toMatchObject({ RestoreOnStartup: 5 })
})

it('N25 there is one policy for the kiosk’s browser, and its example names no hotel', () => {
  const policies = listSourceFiles(root).filter((path) => path.endsWith('chromium-policy.json'))
  expect(policies).toEqual(['deploy/kiosk/chromium-policy.json'])
  expect(read('kiosk/kiosk.env.example')).toMatch(/^KIOSK_URL=\S+\/company\/COMPANY\/hotel\/HOTEL\/\S+$/m)
  expect(readFileSync(join(root, 'docs/kiosk/README.md'), 'utf8')).toContain(
    '(../../deploy/kiosk/chromium-policy.json)',
  )
})

it('N11 the scripts of the containers are valid shell', () => {
  execFileSync('sh', ['-n', join(deploy, 'container/postgres-owner.sh')])
})
