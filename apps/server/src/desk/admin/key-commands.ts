import { KEY_FINGERPRINT } from '../../platform/key-secret/fingerprint.ts'
import { deleteServerSecret } from '../../platform/server-secret/server-secret.store.ts'
import type { Script } from '../command/commands.ts'

/** For who has lost what the codes of the doors were sealed with. */
export const keyCommands: Script['commands'] = {
  'new-key-secret': {
    takes: '',
    does: 'takes this machine’s key secret; codes of another end',
    async run({ db }) {
      await deleteServerSecret(db, KEY_FINGERPRINT)
      return { lines: ['Start every server anew: door codes that its key secret cannot read have ended then.'] }
    },
  },
}
