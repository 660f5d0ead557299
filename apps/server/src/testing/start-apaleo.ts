import { controlApaleo } from './control-apaleo.ts'
import { startSimulator } from './start-simulator.ts'

/** The simulated Apaleo in its own process, for the duration of the test. */
export const startApaleo = async () => controlApaleo((await startSimulator('apaleo')).url)
