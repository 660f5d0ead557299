/** Under this name a database remembers which secret its codes are sealed with. What is restored elsewhere forgets it. */
export const KEY_FINGERPRINT = 'key-fingerprint'
