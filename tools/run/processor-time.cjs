'use strict'
const childProcess = require('child_process')
const fs = require('fs')

/** Linux's unit for the CPU time of a process. */
const ticksPerSecond = 100

/** CPU time of a process in whole seconds, 0 if unknown. A process that only waits uses none. */
function processorSeconds(pid) {
  try {
    if (process.platform === 'win32') return 0
    if (process.platform !== 'linux') {
      const time = childProcess.execFileSync('ps', ['-o', 'time=', '-p', String(pid)], { encoding: 'utf8' })
      return time.split(':').reduce((sum, part) => 60 * sum + Math.floor(Number(part)), 0)
    }
    // After the program's name in parentheses, the twelfth and thirteenth fields are the user and
    // system time.
    const line = fs.readFileSync(`/proc/${pid}/stat`, 'utf8')
    const words = line.slice(line.lastIndexOf(')') + 2).split(' ')
    return Math.floor((Number(words[11]) + Number(words[12])) / ticksPerSecond)
  } catch (_) {
    return 0
  }
}

module.exports = { processorSeconds }
