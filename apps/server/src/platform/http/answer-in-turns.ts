import type { RequestListener } from 'node:http'

/** So many are begun before whatever else waits has its turn: a few milliseconds. */
const MOST_AT_ONCE = 20

/** Requests that come in the same moment, on however many connections, are answered a few at a time, in their order. */
export function answerInTurns(answer: RequestListener): RequestListener {
  const waiting: Parameters<RequestListener>[] = []
  let begun = 0

  function turn(): void {
    const now = waiting.splice(0, MOST_AT_ONCE)
    begun = now.length
    if (begun > 0) setImmediate(turn)
    for (const [request, response] of now) {
      // Whoever has hung up meanwhile needs no answer.
      if (!request.destroyed) answer(request, response)
    }
  }

  return (request, response) => {
    if (begun === 0) setImmediate(turn)
    if (begun++ < MOST_AT_ONCE) answer(request, response)
    else waiting.push([request, response])
  }
}
