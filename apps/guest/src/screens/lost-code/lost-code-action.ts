/** What was being done, in the specification's words. */
export const LOST_CODE = 'Lost my room code'
