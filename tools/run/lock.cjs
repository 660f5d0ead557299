'use strict'
const fs = require('fs')
const path = require('path')
const { root } = require('./pinned.cjs')
const { isAlive, nameOf } = require('./process-name.cjs')

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

function remove(file) {
  let entry
  try {
    entry = fs.lstatSync(file)
  } catch (_) {
    return
  }
  if (!entry.isDirectory()) return fs.unlinkSync(file)
  fs.readdirSync(file).forEach((name) => {
    remove(path.join(file, name))
  })
  fs.rmdirSync(file)
}

/** A name of our own, for what is not yet or no longer the lock. */
const aside = `${workFolder}-${process.pid}`

/** Made aside and named before it is put in its place: a folder that is there has an owner, and is not replaced. */
function take() {
  remove(aside)
  fs.mkdirSync(aside)
  fs.writeFileSync(ownersOf(aside), `${nameOf(process.pid)}\n`)
  try {
    fs.renameSync(aside, workFolder)
    return true
  } catch (error) {
    remove(aside)
    if (!fs.existsSync(workFolder)) throw error
    return false
  }
}

/** Moved aside at once, so that of several who find it abandoned one alone clears it away. */
function clearAway() {
  try {
    fs.renameSync(workFolder, aside)
  } catch (_) {
    return
  }
  remove(aside)
}

/** Between a look and a move somebody else may have cleared it away and made their own. */
function clearAbandoned() {
  try {
    fs.renameSync(workFolder, aside)
  } catch (_) {
    return
  }
  if (livingOwners(aside).length > 0) fs.renameSync(aside, workFolder)
  else remove(aside)
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

module.exports = { freeLock: clearAway, joinLock, takeLock, workFolder }
