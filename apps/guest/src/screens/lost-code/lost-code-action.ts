/** Name of the action, in the specification's words. */
export const LOST_CODE_ACTION = 'Lost my room code'
