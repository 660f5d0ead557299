/** Which workspace may import which. A workspace without a row is an error. */
export const allowedImports: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  contract: ['domain'],
  vision: ['domain'],
  web: ['domain', 'contract'],
  guest: ['domain', 'contract', 'web', 'vision'],
  staff: ['domain', 'contract', 'web'],
  server: ['domain', 'contract', 'vision'],
  'device-hub': ['domain', 'contract'],
  e2e: ['domain', 'contract', 'vision', 'tools'],
  bench: ['domain', 'contract', 'vision', 'tools'],
  faults: ['domain', 'contract', 'vision', 'tools', 'bench'],
  tools: ['domain', 'contract', 'vision'],
  simulators: [],
  foyer: [],
}

/** The same table in Markdown. */
export function renderWorkspaceTable(): string {
  const rows = Object.entries(allowedImports)
    .filter(([name]) => name !== 'foyer')
    .map(([name, others]) => `| ${name} | ${others.join(', ') || 'nothing of ours'} |`)
  return ['| Workspace | May import |', '|---|---|', ...rows].join('\n')
}
