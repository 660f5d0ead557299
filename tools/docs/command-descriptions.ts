/** Describes each script of package.json. A test checks that none is missing. */
export const commandDescriptions: Readonly<Record<string, string>> = {
  start: 'Starts the product with the demo hotels on http://localhost:8080.',
  build: 'Builds the guest and staff applications.',
  test: 'Runs every check, every test and the most important browser journeys; `CI=true npm test` runs every journey. `-- --changed` runs what concerns your uncommitted changes, `-- --only <word>` what has a word in its path or title.',
  dev: 'Starts the product and reloads it on changes; `/parts` shows every component in every state.',
  hub: 'Starts a device hub. Needs `HUB_PAIRING`.',
  e2e: 'Runs browser journeys: `-- <name>`; `TRACE=1` records traces, `SHEETS=1` takes pictures.',
  setup: 'Creates a hotel from questions at the terminal and removes the demo unless `--demo=on` is given.',
  config: 'Works on a hotel’s configuration: `list`, `show`, `schema`, `check`, `diff`, `publish`, `history`, `undo`.',
  admin:
    'Passwords, hotels, rooms, license and pairing codes, cancellations, a new key secret; `doctor` checks the installation and says what to do.',
  'hotel-system':
    'Connects a hotel to its own system, or disconnects it; `-- check <address>` checks a system before it is connected.',
  backup: 'Writes a backup while the server runs: `-- <file>`.',
  restore: 'Restores a backup: `-- <file>`; `--replace` overwrites existing hotels.',
  screens: 'Takes pictures of every screen on every device, in seven languages and in high contrast.',
  screenshots: 'Takes the pictures of the documentation.',
  'import:postal-codes': 'Imports a GeoNames file of postal codes.',
  'demo:reset': 'Puts the demo hotels back into their first state.',
  docs: 'Generates the reference pages; fails if they are outdated unless `-- --write` is given.',
  spec: 'Shows which rows of the specification are proved; `-- --write` writes the list, `-- --release` fails without a full run.',
  prove:
    'Removes code that a proof names and checks that its tests fail: `-- <id>`, `-- --sample 30`, or `-- --random 100` for code that the proofs do not name.',
  bench: 'Measures speed and memory.',
  faults:
    'Injects faults: killed servers and databases, lost connections, attacks, interrupted upgrades; `-- <name>` runs one of them.',
  fuzz: 'Sends random input everywhere; `--seed` repeats a run.',
  arrows: 'Checks the direction of imports; `-- --write` updates the tables in ARCHITECTURE.md.',
  vitest: 'Runs single test files: `-- run <path>`.',
  anywhere: 'Tries the product with other versions of Node.js and npm.',
  release:
    'Builds archives of the server and the hub in `results/release`, and stores the data of this version for later tests.',
  format: 'Formats and lints all files.',
}
