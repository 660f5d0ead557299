/**
 * How each of our WebSocket servers reads: one frame in each turn of the event loop. Otherwise all
 * frames of a packet are read at once, and thousands fit into one.
 */
export const socketOptions = { noServer: true, perMessageDeflate: false, allowSynchronousEvents: false } as const
