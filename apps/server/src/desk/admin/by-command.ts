/** In the audit log, where nobody of the hotel has done it. */
export const BY_COMMAND = { from: 'command' }
