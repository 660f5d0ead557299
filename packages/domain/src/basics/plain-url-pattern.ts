/** No user name, password, query or fragment: the address is stored, shown and signed unchanged. */
export const plainUrlPattern = /^https?:\/\/[a-z0-9.-]+(:\d{1,5})?(\/[\w.~-]+)*\/?$/i
