/** It comes with pdfkit, and without types. */
declare module 'fontkit' {
  export function openSync(path: string): object
}
