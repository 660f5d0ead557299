/** An invented person that a face detector accepts. */
export interface Person {
  readonly skin: string
  readonly light: string
  readonly shade: string
  readonly hair: string
  readonly iris: string
  readonly lips: string
  /** Half the width of the head. */
  readonly head: number
  /** Half the distance between the eyes. */
  readonly eyes: number
  readonly eyeSize: number
  readonly brow: number
  /** Half the width of the mouth. */
  readonly mouth: number
  readonly nose: number
  readonly chin: number
  /** How far the hair covers the forehead and the sides of the face. */
  readonly fringe: number
  readonly longHair: boolean
  readonly beard: boolean
}

interface Shot {
  readonly width?: number
  readonly height?: number
  /** −1 to 1: to the picture's left or right. */
  readonly turn?: number
  readonly ground?: string
  /** Part of the picture's height that the head fills. */
  readonly size?: number
}

/** As different from each other as drawings can be. */
export const people = {
  ada: {
    skin: '#e8b796',
    light: '#fbdcc6',
    shade: '#a9745b',
    hair: '#3a2114',
    iris: '#5a3a20',
    lips: '#b5605a',
    head: 88,
    eyes: 38,
    eyeSize: 19,
    brow: 6,
    mouth: 28,
    nose: 0.85,
    chin: 128,
    fringe: 118,
    longHair: true,
    beard: false,
  },
  bruno: {
    skin: '#5d3a26',
    light: '#7d5238',
    shade: '#2d180e',
    hair: '#0e0c0c',
    iris: '#1c120c',
    lips: '#6d3430',
    head: 118,
    eyes: 56,
    eyeSize: 15,
    brow: 18,
    mouth: 60,
    nose: 1.9,
    chin: 150,
    fringe: 60,
    longHair: false,
    beard: true,
  },
} as const satisfies Record<string, Person>

/** A photo of a person, as SVG. */
export function drawPerson(person: Person, shot: Shot = {}): string {
  const { width = 640, height = 480, turn = 0, ground = '#b9c4cc', size = 0.9 } = shot
  const scale = (height * size) / 480
  const place = `translate(${width / 2 - 320 * scale} ${(height - 480 * scale) / 2}) scale(${scale})`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs>
<radialGradient id="skin" cx="45%" cy="40%" r="75%"><stop offset="0" stop-color="${person.light}"/><stop offset=".6" stop-color="${person.skin}"/><stop offset="1" stop-color="${person.shade}"/></radialGradient>
<filter id="soft"><feGaussianBlur stdDeviation="3"/></filter><filter id="lens"><feGaussianBlur stdDeviation="1.2"/></filter>
</defs>
<rect width="${width}" height="${height}" fill="${ground}"/>
<g transform="${place}" filter="url(#lens)">${drawHead(person)}${drawFeatures(person, turn)}</g></svg>`
}

function drawHead({ head, hair, skin, shade, chin, fringe, longHair, beard }: Person): string {
  return `<ellipse cx="320" cy="215" rx="${head + 16}" ry="148" fill="${hair}"/>
${longHair ? `<rect x="${320 - head - 18}" y="200" width="${2 * head + 36}" height="230" rx="40" fill="${hair}"/>` : ''}
<path d="M190 480Q220 405 320 392Q420 405 450 480Z" fill="#2d3f5a"/>
<rect x="285" y="330" width="70" height="80" fill="${shade}"/>
<ellipse cx="320" cy="245" rx="${head}" ry="${chin}" fill="url(#skin)"/>
${beard ? `<path d="M${320 - head} 262Q${320 - head + 8} ${245 + chin} 320 ${247 + chin}Q${320 + head - 8} ${245 + chin} ${320 + head} 262Q${320 + head - 26} 318 320 304Q${320 - head + 26} 318 ${320 - head} 262Z" fill="${hair}" opacity=".9"/>` : ''}
<path d="M${320 - head} 195Q320 ${fringe} ${320 + head} 195Q${320 + head} 88 320 80Q${320 - head} 88 ${320 - head} 195Z" fill="${hair}"/>
<ellipse cx="320" cy="352" rx="26" ry="7" fill="${beard ? hair : skin}" opacity=".35" filter="url(#soft)"/>`
}

/**
 * When the head turns, the nose moves further than the mouth, and the mouth further than the eyes.
 */
function drawFeatures(person: Person, turn: number): string {
  const { eyes, eyeSize, iris, brow, hair, shade, nose, mouth, lips } = person
  const [eyeShift, noseShift, mouthShift] = [turn * 22, turn * 62, turn * 34]
  const near = 1 - 0.25 * Math.abs(turn)
  const pair = [-1, 1].map((side) => {
    const x = 320 + side * eyes * near + eyeShift
    return `<ellipse cx="${x}" cy="228" rx="${eyeSize + 8}" ry="15" fill="${shade}" opacity=".5" filter="url(#soft)"/>
<ellipse cx="${x}" cy="230" rx="${eyeSize}" ry="${eyeSize / 2}" fill="#f4f0ec"/>
<circle cx="${x}" cy="230" r="${eyeSize * 0.44}" fill="${iris}"/><circle cx="${x}" cy="230" r="${eyeSize * 0.2}" fill="#0a0808"/><circle cx="${x - 2}" cy="227" r="1.6" fill="#fff"/>
<path d="M${x - eyeSize - 2} 228Q${x} 214 ${x + eyeSize + 2} 228" stroke="#2a1c16" stroke-width="3" fill="none"/>
<path d="M${x - eyeSize - 8} 206Q${x} 194 ${x + eyeSize + 8} 206" stroke="${hair}" stroke-width="${brow}" fill="none" stroke-linecap="round"/>`
  })
  const tip = 320 + noseShift
  const wing = 18 * nose
  const lip = 320 + mouthShift
  return `${pair.join('')}
<path d="M${318 + eyeShift} 235Q${tip - wing * 0.6} 268 ${tip - wing} 282Q${tip} ${288 + 6 * nose} ${tip + wing} 282Q${tip + wing * 0.6} 262 ${324 + eyeShift} 235" fill="${shade}" opacity=".5" filter="url(#soft)"/>
<ellipse cx="${tip - wing / 2}" cy="284" rx="${5 * nose}" ry="3" fill="#3a1f18" opacity=".8"/><ellipse cx="${tip + wing / 2}" cy="284" rx="${5 * nose}" ry="3" fill="#3a1f18" opacity=".8"/>
<path d="M${lip - mouth} 322Q${lip} 312 ${lip + mouth} 322Q${lip} ${324 + mouth / 2} ${lip - mouth} 322Z" fill="${lips}"/>
<path d="M${lip - mouth} 322Q${lip} 326 ${lip + mouth} 322" stroke="#5a2a28" stroke-width="2.5" fill="none"/>`
}
