import { circle, each, stroke } from '../drawing/brush.ts'
import { clipTo, ellipse, group, num, path, type Sheet } from '../drawing/canvas.ts'
import { type Colour, darken, lighten, mix } from '../drawing/colour.ts'
import { type Figure, gold, goldLight, skinShade } from './body.ts'

export type Hair = 'bun' | 'gajra' | 'braid' | 'bob' | 'loose' | 'curls' | 'crop' | 'wave' | 'turban'

export type Head = {
  hair: Hair
  hairColour: Colour
  /** Moustache and beard. */
  beard?: 'full' | 'moustache' | 'stubble'
  bindi?: Colour
  earrings?: boolean
  glasses?: boolean
  /** Of a turban or of the flowers in the hair. */
  adornment?: Colour
}

const FACE = 'M-30 -56C-31 -34 -24 -10 -9 -2Q0 2 9 -2C24 -10 31 -34 30 -56C31 -84 17 -96 0 -96C-17 -96 -31 -84 -30 -56Z'
const BROAD =
  'M-32 -56C-32 -34 -28 -13 -13 -3Q0 3 13 -3C28 -13 32 -34 32 -56C33 -84 18 -97 0 -97C-18 -97 -33 -84 -32 -56Z'

const isMan = ({ hair }: Head) => hair === 'crop' || hair === 'wave' || hair === 'turban'

/** Where the head sits: the chin is its origin. */
const onNeck = ({ pose, at }: Figure) => {
  const [x, y] = at(0, -645)
  return `translate(${num(x + pose.look * 2)} ${num(y)}) rotate(${num(pose.nod)} 0 8) scale(1.06)`
}

/** What lies behind neck and shoulders; drawn before the body. */
export function hairBehind(figure: Figure, head: Head): string {
  const { look } = figure.pose
  const tone = head.hairColour
  const parts: Partial<Record<Hair, string>> = {
    bun: path(`M-16 -32C-22 -8 ${num(-14 - look * 4)} 6 0 6C${num(14 - look * 4)} 6 22 -8 16 -32Z`, { fill: tone }),
    gajra: bunOf(look, tone, head.adornment),
    braid: path('M-30 -60C-38 -20 -26 6 -10 12L16 8C30 0 36 -24 30 -60Z', { fill: tone }),
    bob: path('M-36 -58C-44 -26 -44 -4 -36 10Q0 24 36 10C44 -4 44 -26 36 -58Z', { fill: tone }),
    loose: path('M-36 -60C-48 -20 -46 30 -58 66Q-34 84 -14 74L16 76Q40 84 56 62C46 30 48 -20 36 -60Z', { fill: tone }),
    curls:
      each(15, (i) => {
        const a = Math.PI * (0.92 - i * 0.131) + Math.PI
        return circle(Math.cos(a) * 37 + look * 1.5, -50 + Math.sin(a) * 44 + (i % 2) * 3, 15 + (i % 3) * 2, {
          fill: tone,
        })
      }) + each(6, (i) => circle((i < 3 ? -1 : 1) * (36 + (i % 3) * 4), -40 + (i % 3) * 17, 15, { fill: tone })),
  }
  return group({ transform: onNeck(figure) }, parts[head.hair] ?? '')
}

function bunOf(look: number, tone: Colour, flowers: Colour = '#fff6e4'): string {
  const x = -look * 27 - (look === 0 ? 27 : 0)
  return group(
    {},
    circle(x, -28, 21, { fill: tone }),
    circle(x, -28, 21, { fill: 'none', stroke: lighten(tone, 0.25), 'stroke-width': 1.4, opacity: 0.5 }),
    each(11, (i) => {
      const a = (i / 11) * Math.PI * 2
      return circle(x + Math.cos(a) * 21, -28 + Math.sin(a) * 21, 5.2, {
        fill: i % 3 === 2 ? darken(flowers, 0.12) : flowers,
      })
    }),
  )
}

function features({ pose }: Figure, head: Head, skin: Colour): string {
  const shade = skinShade(skin)
  const ink = mix(head.hairColour, shade, 0.25)
  const t = pose.look * 5.5
  const man = isMan(head)
  const dark = darken(shade, 0.25)
  const eye = (side: 1 | -1) => {
    const x = t + side * (14 - (side === Math.sign(t) ? Math.abs(t) * 0.35 : 0))
    const lid = stroke(`M${num(x - 6.5)} -45Q${num(x)} -40.4 ${num(x + 6.5)} -45`, ink, 2.3)
    const lash = man ? '' : stroke(`M${num(x + side * 6)} -44.8l${side * 3} 1.2`, ink, 1.8)
    const crease = stroke(`M${num(x - 6)} -49Q${num(x)} -51.6 ${num(x + 6)} -49`, dark, 1.1, { opacity: 0.55 })
    const brow = stroke(
      `M${num(x - side * 8)} ${man ? -57.5 : -58}Q${num(x + side * 1)} ${man ? -61 : -62.5} ${num(x + side * 9)} -57`,
      ink,
      man ? 3.3 : 2.3,
    )
    return lid + lash + crease + brow
  }
  const nose = stroke(
    `M${num(t + 1.5)} -50C${num(t * 1.25 + 2)} -40 ${num(t * 1.5 + 4)} -34 ${num(t * 1.6 + 5.5)} -29.5Q${num(t * 1.5 + 3)} -25.8 ${num(t * 1.3 - 2)} -27`,
    dark,
    1.7,
    { opacity: 0.75 },
  )
  const m = t * 1.15
  const lips = man ? mix(skin, '#8c3a35', 0.42) : mix(skin, '#a32c34', 0.62)
  const mouth =
    path(
      `M${num(m - 9)} -17.4Q${num(m - 4)} -20.6 ${num(m)} -18.8Q${num(m + 4)} -20.6 ${num(m + 9)} -17.4Q${num(m)} -15 ${num(m - 9)} -17.4Z`,
      { fill: lips },
    ) +
    path(`M${num(m - 8)} -16.8Q${num(m)} -9.6 ${num(m + 8)} -16.8Q${num(m)} -14.6 ${num(m - 8)} -16.8Z`, {
      fill: lighten(lips, 0.12),
    })
  const blush = man
    ? ''
    : ellipse(t - 17, -29, 7.5, 5, { fill: '#c9452f', opacity: 0.16 }) +
      ellipse(t + 17, -29, 7, 5, { fill: '#c9452f', opacity: 0.16 })
  const bindi = head.bindi ? circle(t, -61, 2.9, { fill: head.bindi }) : ''
  const glasses = head.glasses
    ? stroke(
        `M${num(t - 14 - 10)} -46a10 9 0 1 0 20 0a10 9 0 1 0 -20 0M${num(t + 14 - 10)} -46a10 9 0 1 0 20 0a10 9 0 1 0 -20 0M${num(t - 4)} -47h8`,
        '#3b2a22',
        1.8,
      )
    : ''
  return blush + eye(-1) + eye(1) + nose + mouth + bindi + glasses
}

function beardOf(head: Head, look: number, skin: Colour): string {
  const t = look * 5.5
  const tone = head.hairColour
  const moustache = path(
    `M${num(t * 1.2)} -24.5C${num(t - 6)} -26.5 ${num(t - 13)} -23 ${num(t - 16)} -16.5C${num(t - 10)} -19 ${num(t - 4)} -20 ${num(t * 1.2)} -20.5C${num(t + 4)} -20 ${num(t + 10)} -19 ${num(t + 16)} -16.5C${num(t + 13)} -23 ${num(t + 6)} -26.5 ${num(t * 1.2)} -24.5Z`,
    { fill: tone },
  )
  const jaw = `M-33 -52C-31 -38 -28 -30 -22 -24C${num(t - 16)} -27 ${num(t - 8)} -27 ${num(t)} -25C${num(t + 8)} -27 ${num(t + 16)} -27 22 -24C28 -30 31 -38 33 -52C33 -30 29 -11 14 0Q0 6 -14 0C-29 -11 -33 -30 -33 -52ZM${num(t * 1.15 - 9)} -16Q${num(t * 1.15)} -21 ${num(t * 1.15 + 9)} -16Q${num(t * 1.15)} -8.6 ${num(t * 1.15 - 9)} -16Z`
  if (head.beard === 'full') return path(jaw, { fill: tone, 'fill-rule': 'evenodd' }) + moustache
  if (head.beard === 'stubble') return path(jaw, { fill: mix(tone, skin, 0.3), opacity: 0.42, 'fill-rule': 'evenodd' })
  return head.beard === 'moustache' ? moustache : ''
}

function hairOver(head: Head, look: number): string {
  const tone = head.hairColour
  const shine = lighten(tone, 0.22)
  const part = look * 8
  const parted =
    path(
      `M-32 -36C-42 -66 -34 -101 0 -102C34 -101 42 -66 32 -36C31 -50 27 -60 20 -68C12 -76 ${num(part + 6)} -82 ${num(part)} -87C${num(part - 6)} -82 -12 -76 -20 -68C-27 -60 -31 -50 -32 -36Z`,
      { fill: tone },
    ) +
    stroke(
      `M${num(part - 2)} -94C-16 -88 -28 -74 -32 -56M${num(part + 2)} -94C16 -88 28 -74 32 -56M${num(part - 8)} -97C-24 -92 -33 -80 -36 -64`,
      shine,
      1.3,
      { opacity: 0.55 },
    )
  const swept =
    path(
      'M-33 -44C-38 -52 -37 -66 -34 -74C-36 -96 -14 -108 4 -106C26 -106 38 -92 35 -72C37 -62 36 -52 33 -44L30 -58C29 -66 26 -70 22 -73C8 -70 -10 -72 -20 -80C-24 -74 -28 -68 -29 -58Z',
      { fill: tone },
    ) + stroke('M-18 -84C-6 -96 14 -100 28 -86M-24 -80C-16 -94 2 -102 16 -100', shine, 1.4, { opacity: 0.5 })
  const wavy =
    path(
      'M-33 -42C-40 -54 -39 -70 -35 -78C-36 -92 -26 -102 -16 -102C-8 -112 12 -110 18 -103C32 -102 40 -88 36 -76C40 -66 37 -52 33 -42L30 -56C29 -64 27 -68 24 -72C18 -66 10 -74 4 -71C-4 -67 -10 -76 -16 -71C-22 -67 -28 -66 -29 -56Z',
      { fill: tone },
    ) + stroke('M-24 -88q8 -8 14 0M-6 -98q10 -6 16 2M14 -92q10 -2 14 8', shine, 1.4, { opacity: 0.5 })
  const short: Partial<Record<Hair, string>> = {
    crop: swept,
    wave: wavy,
    turban: turbanOf(head.adornment ?? '#a8322d'),
  }
  if (head.hair === 'curls')
    return each(9, (i) => {
      const a = Math.PI + (i / 8) * Math.PI
      return circle(Math.cos(a) * 30, -62 + Math.sin(a) * 30, 12.5, { fill: tone })
    })
  if (head.hair === 'bob')
    return (
      path(
        `M-38 -12C-44 -66 -34 -101 2 -102C36 -101 43 -60 38 -12C33 -18 31 -34 30 -54C24 -66 4 -70 -14 -88C-16 -70 -28 -62 -30 -48C-30 -32 -33 -18 -38 -12Z`,
        { fill: tone },
      ) + stroke('M-14 -92C4 -82 26 -78 34 -52', shine, 1.3, { opacity: 0.55 })
    )
  return short[head.hair] ?? parted
}

function turbanOf(colour: Colour): string {
  const d = 'M-37 -58C-44 -84 -34 -116 -4 -118C28 -122 44 -94 37 -60C24 -78 12 -84 2 -88C-10 -80 -24 -74 -37 -58Z'
  const fold = (path_: string, opacity = 0.5) => stroke(path_, darken(colour, 0.45), 1.8, { opacity })
  return group(
    {},
    path(d, { fill: colour }),
    path('M4 -90C18 -86 30 -76 37 -60C42 -78 40 -98 28 -110C34 -96 26 -90 4 -90Z', {
      fill: darken(colour, 0.3),
      opacity: 0.6,
    }),
    fold('M-37 -62C-30 -84 -8 -92 34 -104M-39 -74C-30 -96 0 -100 26 -112M-38 -86C-26 -106 -8 -108 12 -118'),
    fold('M2 -88C14 -90 28 -86 38 -74M-2 -86C-14 -82 -28 -74 -36 -64', 0.6),
  )
}

const earring = (x: number) =>
  circle(x, -31, 2.6, { fill: gold }) +
  path(`M${num(x - 5)} -20Q${num(x - 5)} -28 ${num(x)} -28Q${num(x + 5)} -28 ${num(x + 5)} -20Z`, { fill: gold }) +
  path(`M${num(x - 4.4)} -20.5h8.8`, { stroke: goldLight, 'stroke-width': 1.6 }) +
  each(3, (i) => circle(x - 3.4 + i * 3.4, -17.6, 1.5, { fill: goldLight }))

export function headOf(figure: Figure, head: Head): string {
  const { sheet, skin, pose } = figure
  const { look } = pose
  const man = isMan(head)
  const face = man ? BROAD : FACE
  const ear = (side: 1 | -1) =>
    ellipse(side * (man ? 32 : 30), -42, side === Math.sign(look) ? 3.4 : 5.6, 9, {
      fill: side > 0 ? mix(skin, skinShade(skin), 0.5) : skin,
    })
  const hidesEars = head.hair === 'bob' || head.hair === 'loose' || head.hair === 'curls'
  return group(
    { transform: onNeck(figure) },
    hidesEars ? '' : ear(-1) + ear(1),
    path(face, { fill: skin }),
    sideShade(sheet, face, skin, look),
    man ? beardOf(head, look, skin) : '',
    features(figure, head, skin),
    hairOver(head, look),
    head.hair === 'loose'
      ? path('M-33 -50C-40 -20 -34 10 -44 40C-54 20 -48 -30 -38 -66ZM33 -50C40 -20 34 10 46 44C54 20 48 -30 38 -66Z', {
          fill: head.hairColour,
        })
      : '',
    head.earrings && head.hair !== 'bob'
      ? earring(look > 0.3 ? -31 : 31) + (Math.abs(look) < 0.9 ? earring(look > 0.3 ? 31 : -31) : '')
      : '',
  )
}

const sideShade = (sheet: Sheet, face: string, skin: Colour, look: number) =>
  clipTo(
    sheet,
    path(face),
    path(
      `M${num(20 + look * 3)} -100C36 -70 ${num(16 + look * 3)} -46 ${num(23 + look * 2)} -26C22 -14 12 -6 2 4L40 6V-100Z`,
      { fill: skinShade(skin), opacity: 0.32 },
    ),
    path('M-40 -64C-20 -86 20 -86 40 -64V-104H-40Z', { fill: skinShade(skin), opacity: 0.35 }),
  )

/** A braid that falls in front of a shoulder; drawn after the clothes. */
export function braid({ at, pose }: Figure, head: Head): string {
  if (head.hair !== 'braid') return ''
  const side = pose.look > 0 ? -1 : 1
  const tone = head.hairColour
  return (
    each(8, (i, t) => {
      const [x, y] = at(side * (25 + Math.sin(t * 2.6) * 13), -628 + t * 132)
      const r = 10.5 - t * 4.2
      return (
        ellipse(x, y, r, 12, {
          fill: tone,
          transform: `rotate(${num((i % 2 ? 26 : -26) * side)} ${num(x)} ${num(y)})`,
        }) +
        stroke(
          `M${num(x - r * 0.5)} ${num(y + 6)}Q${num(x)} ${num(y + 2)} ${num(x + r * 0.5)} ${num(y - 6)}`,
          lighten(tone, 0.25),
          1.2,
          { opacity: 0.5 },
        )
      )
    }) +
    (() => {
      const [x, y] = at(side * (25 + Math.sin(2.6) * 13), -486)
      return (
        path(
          `M${num(x - 4)} ${num(y - 6)}L${num(x - 7)} ${num(y + 18)}L${num(x)} ${num(y + 13)}L${num(x + 7)} ${num(y + 18)}L${num(x + 4)} ${num(y - 6)}Z`,
          { fill: tone },
        ) + path(`M${num(x - 5)} ${num(y - 5)}h10`, { stroke: head.adornment ?? gold, 'stroke-width': 5 })
      )
    })()
  )
}
