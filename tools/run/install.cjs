'use strict'
const fs = require('fs')
const path = require('path')
const { isInstalled } = require('./installed.cjs')
const { freeLock, joinLock, takeLock, workFolder } = require('./lock.cjs')
const { killGroup, startNpm, watchNpm } = require('./npm.cjs')
const { nodeIn, nodePackage, npmPackage, root } = require('./pinned.cjs')
const { exitCodeOf, onStop } = require('./stop.cjs')

/** How often progress is printed. */
const tellEveryMs = 30000

/** An error whose message is shown to the user as it is. */
class InstallProblem extends Error {}

const reasons = [
  [/ENOSPC|EDQUOT/, 'the disk is full'],
  [/CERT|SELF_SIGNED|UNABLE_TO_/, "the package registry's certificate is not trusted here"],
  [/E40[1347]|EINTEGRITY|ETARGET/, 'the package registry does not hand out a package that is needed'],
  [/E50\d|E429/, 'the package registry refuses, and asks to be tried later'],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ERR_SOCKET|FETCH_ERROR|network/i,
    'the package registry cannot be reached',
  ],
  [/EUSAGE/, 'package.json and package-lock.json do not agree'],
  [/EACCES|EPERM|EROFS/, `this user may not write in ${root}`],
  [/NO_NPM/, 'there is no npm beside this Node'],
]

function failure(said) {
  const errors = said.split('\n').filter((line) => /^npm (ERR!|error)/.test(line))
  const words = errors.length > 0 ? errors.join('\n') : said.trim()
  const reason = reasons.find((candidate) => candidate[0].test(words))
  if (reason) return new InstallProblem(`The packages could not be installed: ${reason[1]}.`)
  return new InstallProblem(`${words}\nThe packages could not be installed.`)
}

/**
 * Arguments of every npm that we start. Versions are exact, so a cached package needs no new
 * request.
 */
const always = [
  '--no-audit',
  '--no-fund',
  '--prefer-offline',
  '--engine-strict=false',
  // No script is needed: the server does the work of the database package's scripts.
  '--ignore-scripts',
  '--fetch-retry-mintimeout=1000',
  '--fetch-retry-maxtimeout=5000',
  // Prints a line for every answer of the registry, which shows that it responds.
  '--loglevel=http',
]

/** The npm that started us, or the one on the PATH. */
function theirNpm() {
  const cli = process.env.npm_execpath
  const isNpm = cli && /npm-cli\.c?js$/.test(cli)
  return isNpm ? [process.env.npm_node_execpath || process.execPath, cli] : ['npm']
}

/**
 * npm skips packages that its own Node is too old for, and versions differ in how they link and run
 * scripts. So the machine's npm fetches only two packages, our Node and our npm, which then install
 * the rest.
 */
async function install(npm) {
  const runtime = nodePackage ? [`${nodePackage.name}@${nodePackage.version}`] : []
  fs.writeFileSync(path.join(workFolder, 'package.json'), '{ "private": true }\n')
  const two = ['install', '--prefix', workFolder, '--no-save', '--no-package-lock']
  await npm(theirNpm(), two.concat(always, npmPackage, runtime), { cwd: workFolder, grows: workFolder })

  const node = nodeIn('.install') || process.execPath
  const cli = path.join(workFolder, 'node_modules', 'npm', 'bin', 'npm-cli.js')
  const all = ['ci', '--include=dev', '--include=optional', '--package-lock=true']
  const modules = path.join(root, 'node_modules')
  forgetInstalled(modules)
  await npm([node, cli], all.concat(always), { cwd: root, grows: modules })
}

/** npm writes its lockfile last, so the next start treats an install without it as unfinished. */
function forgetInstalled(modules) {
  try {
    fs.unlinkSync(path.join(modules, '.package-lock.json'))
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
  }
}

/** One of several concurrent starts installs, the others wait. Rejects with a message for users. */
async function installOnce(say) {
  let running
  let isOurs = false
  const release = () => {
    if (isOurs) freeLock()
  }
  const forgetStop = onStop((signal) => {
    if (running) killGroup(running)
    release()
    process.exit(exitCodeOf(signal))
  })
  const began = Date.now()
  const progress = setInterval(
    () => say(`Still installing, ${Math.round((Date.now() - began) / 1000)} s so far …`),
    tellEveryMs,
  )
  progress.unref()
  const npm = async (command, args, options) => {
    running = startNpm(command, args, options)
    if (running.pid) joinLock(running.pid)
    const ended = await watchNpm(running, options.grows, say)
    running = undefined
    if (ended.quiet)
      throw new InstallProblem('The packages could not be installed: the package registry does not answer.')
    if (ended.code !== 0) throw failure(ended.said)
  }
  try {
    await takeLock((pid) => say(`Another start is installing the packages (process ${pid}); waiting for it …`))
    isOurs = true
    if (isInstalled()) return
    say('Installing packages …')
    await install(npm)
  } catch (error) {
    throw error instanceof InstallProblem ? error : failure(`npm error ${error.code} ${error.message}`)
  } finally {
    clearInterval(progress)
    forgetStop()
    release()
  }
}

module.exports = { InstallProblem, installOnce }
