import type { Script } from '../command/commands.ts'
import { deviceCommands } from './device-commands.ts'
import { doctorCommands } from './doctor-commands.ts'
import { hotelCommands } from './hotel-commands.ts'
import { keyCommands } from './key-commands.ts'
import { peopleCommands } from './people-commands.ts'

/**
 * `npm run admin`: operator commands for when the pages can't help. The server need not be running.
 */
export const adminScript: Script = {
  name: 'admin',
  rejection: 'Not done:',
  flags: {
    city: 'string',
    country: 'string',
    'time-zone': 'string',
    currency: 'string',
    languages: 'string',
    rooms: 'string',
    company: 'string',
    product: 'string',
    administrator: 'string',
    type: 'string',
  },
  commands: { ...peopleCommands, ...hotelCommands, ...deviceCommands, ...keyCommands, ...doctorCommands },
}
