const simulators: Readonly<Record<string, () => Promise<object>>> = {
  gateway: () => import('./gateway/main.ts'),
  'bus-payment': () => import('./bus-payment/main.ts'),
  authorities: () => import('./authorities/main.ts'),
}

/** Runs the simulators that the arguments name, in one process. They report their ports in that order. */
for (const name of process.argv.slice(2)) await simulators[name]?.()
