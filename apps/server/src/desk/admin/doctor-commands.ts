import type { Script } from '../command/commands.ts'
import { runDoctor } from '../doctor/doctor.ts'

export const doctorCommands: Script['commands'] = {
  doctor: {
    usage: '',
    description: 'checks the installation and says what to do',
    runWithoutDatabase: () => runDoctor(process.env),
  },
}
