'use strict'
const fs = require('fs')
const path = require('path')

const root = path.resolve(__dirname, '..', '..')

/** A JSON file of the tree, or undefined if it is missing or incomplete. */
function readJson(file) {
  try {
    return JSON.parse(fs.readFileSync(path.join(root, file), 'utf8'))
  } catch (_) {
    return undefined
  }
}

const { optionalDependencies, packageManager } = readJson('package.json')
const platform = process.platform === 'win32' ? 'win' : process.platform
const name = ['node', 'node-bin']
  .map((family) => `${family}-${platform}-${process.arch}`)
  .find((candidate) => candidate in optionalDependencies)

/** The package with the Node for this platform; undefined if none is published. */
const nodePackage = name && { name, version: optionalDependencies[name] }

/** All platforms have the same version. */
const nodeVersion = optionalDependencies[Object.keys(optionalDependencies)[0]]

/** `npm@11.19.1`: installs the packages, whatever npm this was started with. */
const npmPackage = packageManager

/**
 * Our Node among the packages of a folder. Its path is read from the package itself, because npm
 * before 11.6.4 links none of the five packages with a `node` into `.bin`.
 */
function nodeIn(folder) {
  const own = nodePackage && readJson(path.join(folder, 'node_modules', nodePackage.name, 'package.json'))
  if (!own || own.version !== nodePackage.version) return undefined
  const program = path.join(root, folder, 'node_modules', nodePackage.name, own.bin.node)
  return fs.existsSync(program) ? program : undefined
}

const major = (version) => Number(version.split('.')[0])

/** If no Node is published for this platform, the current one will do if it is recent enough. */
const isYoungEnough = () => major(process.versions.node) >= major(nodeVersion)

/** The Node that runs every script; undefined until the packages are installed. */
const findNode = () => nodeIn('.') || (!nodePackage && isYoungEnough() ? process.execPath : undefined)

module.exports = { findNode, isYoungEnough, nodeIn, nodePackage, nodeVersion, npmPackage, readJson, root }
