/** Comes with pdfkit, and has no types. */
declare module 'fontkit' {
  export function openSync(path: string): object
}
