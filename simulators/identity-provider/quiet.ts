/** The library warns about what a real provider must not do; a test reads only its own output. */
console.warn = () => {}
console.info = () => {}
