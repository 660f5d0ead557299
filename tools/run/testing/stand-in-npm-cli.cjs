'use strict'
// A fake npm that installs our Node and itself by links, and otherwise follows STAND_IN: `waits`
// for a file `go`, or `fails` with an npm's output.
const fs = require('fs')
const path = require('path')

const tree = process.env.STAND_IN_TREE
const nodePackage = process.env.STAND_IN_NODE
const [verb] = process.argv.slice(2)
const folder = verb === 'ci' ? tree : path.join(tree, '.install')

function link(from, to) {
  fs.mkdirSync(path.dirname(to), { recursive: true })
  if (!fs.existsSync(to)) fs.symlinkSync(from, to, 'junction')
}

function finish() {
  if (process.env.STAND_IN === 'fails') {
    process.stderr.write(`${process.env.STAND_IN_WORDS}\n`)
    // After a mere warning it continues and reports success.
    if (!/^npm warn/.test(process.env.STAND_IN_WORDS)) process.exit(1)
  }
  link(nodePackage, path.join(folder, 'node_modules', path.basename(nodePackage)))
  if (verb === 'ci')
    fs.copyFileSync(path.join(tree, 'package-lock.json'), path.join(tree, 'node_modules/.package-lock.json'))
  else link(__filename, path.join(folder, 'node_modules/npm/bin/npm-cli.js'))
  process.exit(0)
}

fs.appendFileSync(path.join(tree, 'calls'), `${verb} ${process.pid} ${process.version}\n`)
if (process.env.STAND_IN === 'waits' && verb === 'ci') {
  fs.watch(tree, () => fs.existsSync(path.join(tree, 'go')) && finish())
} else finish()
