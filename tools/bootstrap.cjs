'use strict'
// Runs before everything else, on whatever Node the machine has: old syntax, and nothing but Node's own modules.
const childProcess = require('child_process')
const crypto = require('crypto')
const fs = require('fs')
const os = require('os')
const path = require('path')

const root = path.resolve(__dirname, '..')
const pinnedMajor = 26

function readJson(file) {
  try {
    return JSON.parse(fs.readFileSync(path.join(root, file), 'utf8'))
  } catch (_) {
    return undefined
  }
}

function hasNode() {
  const names = process.platform === 'win32' ? ['node.cmd', 'node.exe'] : ['node']
  const pinned = names.some((name) => fs.existsSync(path.join(root, 'node_modules', '.bin', name)))
  return pinned || Number(process.versions.node.split('.')[0]) >= pinnedMajor
}

// npm notes what it installed in a lockfile of its own; times of files would lie after a checkout or a copy.
function isInstalled() {
  const wanted = readJson('package-lock.json')
  const installed = readJson('node_modules/.package-lock.json')
  if (!wanted || !installed || !hasNode()) return false
  return Object.keys(wanted.packages).every((place) => {
    const want = wanted.packages[place]
    const have = installed.packages[place]
    if (place === '' || want.link) return true
    if (!have) return Boolean(want.optional || want.devOptional || want.peer)
    return have.version === want.version && have.integrity === want.integrity
  })
}

function stop(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

const reasons = [
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|network/i,
    'the package registry cannot be reached',
  ],
  [/EACCES|EPERM/, `this user may not write in ${root}`],
  [/ENOSPC/, 'the disk is full'],
  [/E40[134]|EINTEGRITY|ETARGET/, 'the package registry does not hand out a package of the lockfile'],
]

function install() {
  const agent = /npm\/(\d+)/.exec(process.env.npm_config_user_agent || '')
  if (agent && Number(agent[1]) < 7) stop('Foyer needs npm 7 or newer; this is an older one.')
  process.stderr.write('Installing packages …\n')
  // The Node that runs npm, not ours: ours lies in the very folder that npm is about to replace.
  const node = process.env.npm_node_execpath || process.execPath
  const cli = process.env.npm_execpath
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
  const options = { cwd: root, encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'], maxBuffer: 1 << 26 }
  const result =
    cli && /\.c?js$/.test(cli)
      ? childProcess.spawnSync(node, [cli].concat(args), options)
      : childProcess.spawnSync('npm', args, Object.assign({ shell: process.platform === 'win32' }, options))
  if (result.status === 0) return
  const said = result.error ? String(result.error) : result.stderr
  const reason = reasons.find((candidate) => candidate[0].test(said))
  if (reason) stop(`The packages could not be installed: ${reason[1]}.`)
  stop(`${said.trim()}\nThe packages could not be installed.`)
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

function isAbandoned(lock) {
  try {
    const owner = Number(fs.readFileSync(lock, 'utf8'))
    return owner > 0 && !isAlive(owner)
  } catch (_) {
    return false
  }
}

// Several commands may start at once on a fresh clone; one installs and the others wait for it.
function withLock(work) {
  const name = crypto.createHash('sha256').update(root).digest('hex').slice(0, 16)
  const lock = path.join(os.tmpdir(), `foyer-install-${name}`)
  for (;;) {
    try {
      fs.writeFileSync(lock, String(process.pid), { flag: 'wx' })
      break
    } catch (error) {
      if (error.code !== 'EEXIST') return work()
    }
    if (isAbandoned(lock)) fs.unlinkSync(lock)
    else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200)
  }
  process.on('exit', () => fs.unlinkSync(lock))
  return work()
}

if (!isInstalled()) {
  withLock(() => {
    if (!isInstalled()) install()
  })
  if (!hasNode())
    stop(
      `Foyer needs Node ${pinnedMajor}, and npm has none for ${process.platform} ${process.arch}: install it yourself.`,
    )
}
