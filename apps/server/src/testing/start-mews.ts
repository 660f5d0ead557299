import { controlMews } from './control-mews.ts'
import { startSimulator } from './start-simulator.ts'

/** The simulated Mews in its own process, for the duration of the test. */
export const startMews = async () => controlMews((await startSimulator('mews')).url)
