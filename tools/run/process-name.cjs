'use strict'
const childProcess = require('child_process')
const fs = require('fs')

/** The start time of a process, in its system's format; empty if there is no such process. */
function readStart(pid) {
  try {
    if (process.platform === 'win32') return process.kill(pid, 0) ? 'alive' : ''
    if (process.platform !== 'linux')
      return childProcess.execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim()
    // The program's name in parentheses may contain anything. After it come the state and, as the
    // twentieth field, the start time.
    const line = fs.readFileSync(`/proc/${pid}/stat`, 'utf8')
    const words = line.slice(line.lastIndexOf(')') + 2).split(' ')
    const boot = fs.readFileSync('/proc/sys/kernel/random/boot_id', 'utf8')
    return words[0] === 'Z' ? '' : `${boot.slice(0, 8)}-${words[19]}`
  } catch (error) {
    return error.code === 'EPERM' ? 'alive' : ''
  }
}

/** Process ids are reused, at the latest after a reboot: id and start time together are unique. */
const formatName = (pid) => `${pid} ${readStart(pid)}`

function isAlive(name) {
  const start = readStart(Number(name.split(' ')[0]))
  return start !== '' && name.split(' ').slice(1).join(' ') === start
}

module.exports = { isAlive, formatName }
