'use strict'
const childProcess = require('child_process')
const fs = require('fs')

/** Of the clock by which Linux counts what a process used. */
const ticksPerSecond = 100

/** Whole seconds that a process has kept a processor busy; 0 where nobody tells. Whoever waits for an answer uses none. */
function processorSeconds(pid) {
  try {
    if (process.platform === 'win32') return 0
    if (process.platform !== 'linux') {
      const time = childProcess.execFileSync('ps', ['-o', 'time=', '-p', String(pid)], { encoding: 'utf8' })
      return time.split(':').reduce((sum, part) => 60 * sum + Math.floor(Number(part)), 0)
    }
    // Behind the program's name in parentheses: as the twelfth and thirteenth word what it used itself, and for it the system.
    const line = fs.readFileSync(`/proc/${pid}/stat`, 'utf8')
    const words = line.slice(line.lastIndexOf(')') + 2).split(' ')
    return Math.floor((Number(words[11]) + Number(words[12])) / ticksPerSecond)
  } catch (_) {
    return 0
  }
}

module.exports = { processorSeconds }
