/** What only the page can know of why a document was typed; the hotel takes its word. */
export const toldReasons = ['triesUsed', 'cameraFailed'] as const
export type ToldReason = (typeof toldReasons)[number]
