/** Origin in the audit log for changes that no staff member made. */
export const BY_COMMAND = { from: 'command' }
