'use strict'
const fs = require('fs')
const path = require('path')
const { root } = require('./pinned.cjs')
const { isAlive, formatName } = require('./process-name.cjs')
const { remove, removeBeside } = require('./remove.cjs')

/**
 * The folder in which an install is prepared. It is locked by the processes named in it, as long as
 * one of them is alive.
 */
const workFolder = path.join(root, '.install')

const pollIntervalMs = 200

const ownersOf = (folder) => path.join(folder, 'owners')

function livingOwners(folder) {
  try {
    return fs.readFileSync(ownersOf(folder), 'utf8').split('\n').filter(isAlive)
  } catch (_) {
    return []
  }
}

/** Adds a process to the owners of the lock. */
function joinLock(pid) {
  fs.appendFileSync(ownersOf(workFolder), `${formatName(pid)}\n`)
}

/** Process-specific names, for a lock being created and a lock being removed. */
const coming = `${workFolder}-${process.pid}`
const gone = `${coming}-gone`

/** Renamed into place when complete, so an existing lock has an owner and is not replaced. */
function take() {
  remove(coming)
  fs.mkdirSync(coming)
  fs.writeFileSync(ownersOf(coming), `${formatName(process.pid)}\n`)
  try {
    fs.renameSync(coming, workFolder)
    return true
  } catch (error) {
    remove(coming)
    if (!fs.existsSync(workFolder)) throw error
    return false
  }
}

/** Renames it atomically, so that only one of several processes removes an abandoned lock. */
function moveAside() {
  try {
    remove(gone)
    fs.renameSync(workFolder, gone)
    return true
  } catch (_) {
    return false
  }
}

function freeLock() {
  if (moveAside()) removeBeside(gone)
}

/** Another process may have replaced it between the check and the rename. */
function clearAbandoned() {
  if (!moveAside()) return
  if (livingOwners(gone).length > 0) fs.renameSync(gone, workFolder)
  else removeBeside(gone)
}

/** Resolves when we own the lock. Calls `onWait` once with the process that has it. */
function takeLock(onWait) {
  return new Promise((resolve, reject) => {
    let told = false
    const attempt = () => {
      try {
        if (take()) return resolve()
        const living = livingOwners(workFolder)
        if (living.length === 0) clearAbandoned()
        else if (!told) {
          told = true
          onWait(living[living.length - 1].split(' ')[0])
        }
      } catch (error) {
        return reject(error)
      }
      setTimeout(attempt, pollIntervalMs)
    }
    attempt()
  })
}

module.exports = { freeLock, joinLock, takeLock, workFolder }
