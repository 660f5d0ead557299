'use strict'
const childProcess = require('child_process')
const fs = require('fs')
const path = require('path')

/** Removes a file or a folder recursively, which older Nodes cannot do. */
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

/** Removes it in a separate process, so that neither a start nor a Ctrl-C has to wait. */
function removeBeside(folder) {
  childProcess.spawn(process.execPath, [__filename, folder], { detached: true, stdio: 'ignore' }).unref()
}

if (require.main === module) remove(process.argv[2])

module.exports = { remove, removeBeside }
