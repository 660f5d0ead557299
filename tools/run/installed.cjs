'use strict'
const { findNode, readJson } = require('./pinned.cjs')

/**
 * Optional packages are for some platforms only. One for this platform can still be missing, if
 * npm's own Node was too old for it.
 */
function isForThisMachine(wanted) {
  const { os, cpu, libc } = wanted
  if (!os || !cpu || (libc && libc.indexOf('glibc') < 0)) return false
  return os.indexOf(process.platform) >= 0 && cpu.indexOf(process.arch) >= 0
}

/**
 * npm records what it installed in its own lockfile; file times would be wrong after a checkout or
 * a copy.
 */
function isInstalled() {
  const wanted = readJson('package-lock.json')
  const installed = readJson('node_modules/.package-lock.json')
  if (!wanted || !installed || !findNode()) return false
  return Object.keys(wanted.packages).every((place) => {
    const want = wanted.packages[place]
    const have = installed.packages[place]
    if (place === '' || want.link) return true
    if (have) return have.version === want.version && have.integrity === want.integrity
    return Boolean(want.optional || want.devOptional || want.peer) && !isForThisMachine(want)
  })
}

module.exports = { isInstalled }
