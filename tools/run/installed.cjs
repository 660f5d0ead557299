'use strict'
const { findNode, readJson } = require('./pinned.cjs')

/** Optional packages are for some machines only. Those that name this one were left out by an npm whose own Node is too old for them. */
function isForThisMachine(wanted) {
  const { os, cpu, libc } = wanted
  if (!os || !cpu || (libc && libc.indexOf('glibc') < 0)) return false
  return os.indexOf(process.platform) >= 0 && cpu.indexOf(process.arch) >= 0
}

/** npm notes what it installed in a lockfile of its own; times of files would lie after a checkout or a copy. */
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
