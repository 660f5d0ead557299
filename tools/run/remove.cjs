'use strict'
const childProcess = require('child_process')
const fs = require('fs')
const path = require('path')

/** A file or a folder with all that is in it; older Nodes have nothing for it. */
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

/** By a process of its own, so that nobody waits for thousands of files: neither a start nor a Ctrl-C. */
function removeBeside(folder) {
  childProcess.spawn(process.execPath, [__filename, folder], { detached: true, stdio: 'ignore' }).unref()
}

if (require.main === module) remove(process.argv[2])

module.exports = { remove, removeBeside }
