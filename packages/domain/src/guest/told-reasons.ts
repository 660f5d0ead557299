/** Reasons for typing a document that only the page knows; the server trusts it. */
export const toldReasons = ['triesUsed', 'cameraFailed'] as const
export type ToldReason = (typeof toldReasons)[number]
