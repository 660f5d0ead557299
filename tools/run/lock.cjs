'use strict'
const fs = require('fs')
const path = require('path')
const { root } = require('./pinned.cjs')
const { isAlive, nameOf } = require('./process-name.cjs')
const { remove, removeBeside } = require('./remove.cjs')

/** The folder in which an install is prepared. It belongs to the processes that are named in it, and is theirs while one of them lives. */
const workFolder = path.join(root, '.install')

const lookEveryMs = 200

const ownersOf = (folder) => path.join(folder, 'owners')

function livingOwners(folder) {
  try {
    return fs.readFileSync(ownersOf(folder), 'utf8').split('\n').filter(isAlive)
  } catch (_) {
    return []
  }
}

/** Adds a process to those whose life keeps the lock. */
function joinLock(pid) {
  fs.appendFileSync(ownersOf(workFolder), `${nameOf(pid)}\n`)
}

/** Names of our own, for what is not yet the lock and for what no longer is. */
const coming = `${workFolder}-${process.pid}`
const gone = `${coming}-gone`

/** Made aside and named before it is put in its place: a folder that is there has an owner, and is not replaced. */
function take() {
  remove(coming)
  fs.mkdirSync(coming)
  fs.writeFileSync(ownersOf(coming), `${nameOf(process.pid)}\n`)
  try {
    fs.renameSync(coming, workFolder)
    return true
  } catch (error) {
    remove(coming)
    if (!fs.existsSync(workFolder)) throw error
    return false
  }
}

/** Moved aside at once, so that of several who find it abandoned one alone clears it away. */
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

/** Between a look and a move somebody else may have cleared it away and made their own. */
function clearAbandoned() {
  if (!moveAside()) return
  if (livingOwners(gone).length > 0) fs.renameSync(gone, workFolder)
  else removeBeside(gone)
}

/** Resolves when the lock is ours. `onWait` hears once which process has it. */
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
      setTimeout(attempt, lookEveryMs)
    }
    attempt()
  })
}

module.exports = { freeLock, joinLock, takeLock, workFolder }
