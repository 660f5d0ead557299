const hotels = new WeakMap<object, number>()

/** Records the hotel that a request is about, for its line in the log. */
export function recordRequestHotel(request: object, hotelId: number): void {
  hotels.set(request, hotelId)
}

export function findRequestHotel(request: object): number | undefined {
  return hotels.get(request)
}
