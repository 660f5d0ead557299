import type { Printer } from '../../roles/printer.ts'
import type { SimulatedLobby } from '../simulated-lobby.ts'

/** Prints into the tray of the simulator panel. */
export function createSimulatedPrinter(lobby: SimulatedLobby): Printer {
  const state = () => {
    if (lobby.printer === 'away') return 'away'
    return lobby.paper === 0 ? 'no_paper' : 'ready'
  }
  return {
    state,
    watch: (onChange) => lobby.watchState(state, onChange),
    async refreshStatus() {},
    async print(file) {
      lobby.print(file)
    },
  }
}
