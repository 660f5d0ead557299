'use strict'
// Every script of package.json starts here, on whatever Node and npm the machine has, so this uses
// old syntax and only Node's own modules. It installs what is missing, then runs the script with
// the Node from our packages.
const childProcess = require('child_process')
const { installOnce, InstallProblem } = require('./run/install.cjs')
const { isInstalled } = require('./run/installed.cjs')
const { findNode, nodePackage, nodeVersion, root } = require('./run/pinned.cjs')
const { onStop } = require('./run/stop.cjs')

const say = (sentence) => process.stderr.write(`${sentence}\n`)

/** Runs it in our place: forwards the terminal, arguments, signals, messages and the exit code. */
function become(node, args) {
  const child = childProcess.spawn(node, args, {
    cwd: root,
    stdio: process.send ? ['inherit', 'inherit', 'inherit', 'ipc'] : 'inherit',
  })
  const forgetStop = onStop((signal) => child.kill(signal))
  child.on('error', () => {
    say(`The Node of this product (${node}) does not run on this system; it needs glibc.`)
    process.exit(1)
  })
  child.on('exit', (code, signal) => {
    forgetStop()
    if (signal) process.kill(process.pid, signal)
    else process.exit(code)
  })
  if (!process.send) return
  process.on('message', (message) => child.connected && child.send(message))
  process.on('disconnect', () => child.connected && child.disconnect())
  child.on('message', (message) => process.connected && process.send(message))
}

async function main(args) {
  if (!isInstalled()) await installOnce(say)
  const node = findNode()
  if (node) return become(node, args)
  const machine = `${process.platform} ${process.arch}`
  throw new InstallProblem(
    nodePackage
      ? `npm did not install Node ${nodeVersion} for ${machine}.`
      : `Foyer needs Node ${nodeVersion}, and npm has none for ${machine}: install it yourself.`,
  )
}

main(process.argv.slice(2)).catch((error) => {
  say(error instanceof InstallProblem ? error.message : error.stack)
  process.exit(1)
})
