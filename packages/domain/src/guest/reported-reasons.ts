/** Reasons for typing a document that only the page knows; the server trusts it. */
export const reportedReasons = ['triesUsed', 'cameraFailed'] as const
export type ReportedReason = (typeof reportedReasons)[number]
