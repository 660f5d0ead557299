'use strict'
const childProcess = require('child_process')
const fs = require('fs')

/** When a process began, in the words of its system; empty when there is none of this number. */
function startOf(pid) {
  try {
    if (process.platform === 'win32') return process.kill(pid, 0) ? 'alive' : ''
    if (process.platform !== 'linux')
      return childProcess.execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim()
    // Behind the program's name in parentheses, which may hold anything: its state, and as the twentieth word its start.
    const line = fs.readFileSync(`/proc/${pid}/stat`, 'utf8')
    const words = line.slice(line.lastIndexOf(')') + 2).split(' ')
    const boot = fs.readFileSync('/proc/sys/kernel/random/boot_id', 'utf8')
    return words[0] === 'Z' ? '' : `${boot.slice(0, 8)}-${words[19]}`
  } catch (error) {
    return error.code === 'EPERM' ? 'alive' : ''
  }
}

/** Process numbers are used again, at the latest when the machine starts anew: number and start together name one process. */
const nameOf = (pid) => `${pid} ${startOf(pid)}`

function isAlive(name) {
  const start = startOf(Number(name.split(' ')[0]))
  return start !== '' && name.split(' ').slice(1).join(' ') === start
}

module.exports = { isAlive, nameOf }
