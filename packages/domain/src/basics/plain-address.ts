/** No name, password, query or fragment: an address is kept, shown and signed as it stands. */
export const plainAddress = /^https?:\/\/[a-z0-9.-]+(:\d{1,5})?(\/[\w.~-]+)*\/?$/i
