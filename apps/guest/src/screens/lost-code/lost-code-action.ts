/** Name of the action, in the specification's words. */
export const LOST_CODE = 'Lost my room code'
