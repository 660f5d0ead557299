const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

/** A whole configuration of nginx with these servers, which writes into this folder only. */
export const formatNginxFile = (folder: string, servers: string): string => `daemon off;
master_process off;
pid ${folder}/nginx.pid;
events {}
http {
access_log off;
${temporary.map((name) => `${name}_temp_path ${folder}/nginx-${name};`).join('\n')}
${servers}
}
`

/** Applies changes to a documented configuration. Throws if one does not apply. */
export function changeText(text: string, changes: readonly (readonly [from: RegExp, to: string])[]): string {
  return changes.reduce((changed, [from, to]) => {
    if (!from.test(changed)) throw new Error(`The documented configuration has nothing like ${from}.`)
    from.lastIndex = 0
    return changed.replace(from, to)
  }, text)
}
