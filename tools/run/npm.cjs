'use strict'
const childProcess = require('child_process')
const fs = require('fs')
const path = require('path')
const { giveUpMs, patience, warnMs } = require('./patience.cjs')
const { processorSeconds } = require('./processor-time.cjs')

const pollIntervalMs = 5000

/** The number of files in a folder plus their bytes. */
function measureSize(folder) {
  let entries
  try {
    entries = fs.readdirSync(folder)
  } catch (_) {
    return 0
  }
  return entries.reduce((sum, name) => {
    const file = path.join(folder, name)
    try {
      const entry = fs.lstatSync(file)
      return sum + 1 + (entry.isDirectory() ? measureSize(file) : entry.size)
    } catch (_) {
      return sum
    }
  }, 0)
}

/** Kills the whole process group, including npm's own scripts. */
function killGroup(child) {
  try {
    if (process.platform === 'win32') childProcess.execFileSync('taskkill', ['/pid', String(child.pid), '/t', '/f'])
    else process.kill(-child.pid, 'SIGKILL')
  } catch (_) {
    // Already gone.
  }
}

/**
 * Runs npm in a separate process group. At Ctrl-C npm would spend up to half a minute on restoring
 * what is no longer needed; so the terminal's signal does not reach it, and we kill it.
 */
function startNpm(command, args, options) {
  return childProcess.spawn(command[0], command.slice(1).concat(args), {
    cwd: options.cwd,
    detached: process.platform !== 'win32',
    shell: command[0] === 'npm' && process.platform === 'win32',
    stdio: ['ignore', 'ignore', 'pipe'],
  })
}

/** npm only warns about a file that it could not write completely, and then reports success. */
const halfWritten = /^npm warn tar .*(ENOSPC|EDQUOT|EIO)/im

/** Resolves with the exit code and the output; `quiet` if it was killed after a long silence. */
function watchNpm(child, grows, say) {
  return new Promise((resolve) => {
    const judge = patience(Date.now())
    const said = []
    let heard = 0
    let before = 0
    let quiet = false
    const look = setInterval(() => {
      // Output counts as activity. Only without it do we sum up the sizes of tens of thousands of
      // files.
      const come = heard === before ? heard + measureSize(grows) + processorSeconds(child.pid) : heard
      const verdict = judge(come, Date.now())
      before = heard
      if (verdict === 'warn')
        say(
          `npm has been waiting for the package registry for ${warnMs / 1000} s; giving up after ${giveUpMs / 1000} s.`,
        )
      if (verdict === 'give up') {
        quiet = true
        killGroup(child)
      }
    }, pollIntervalMs)
    const end = (code) => {
      clearInterval(look)
      const words = Buffer.concat(said).toString()
      resolve({ code: halfWritten.test(words) ? 1 : code, quiet, said: words })
    }
    child.stderr.on('data', (chunk) => {
      heard += chunk.length
      said.push(chunk)
      if (halfWritten.test(Buffer.concat(said.slice(-2)).toString())) killGroup(child)
    })
    child.on('error', (error) => {
      said.push(Buffer.from(`npm error ${error.code === 'ENOENT' ? 'NO_NPM' : error.code} ${error.message}\n`))
      end(1)
    })
    child.on('close', end)
  })
}

module.exports = { killGroup, startNpm, watchNpm }
