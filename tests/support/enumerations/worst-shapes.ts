/** A JSON schema, as far as it says what may stand where. */
export type Shape = {
  $ref?: string
  $defs?: Record<string, Shape>
  type?: string
  anyOf?: Shape[]
  oneOf?: Shape[]
  allOf?: Shape[]
  items?: Shape
  maxItems?: number
  maxLength?: number
  properties?: Record<string, Shape>
  required?: string[]
  additionalProperties?: Shape | boolean
}

/** Input of a route: places in its schema, a valid body, the size limit in bytes. */
export type Bodies = { places: Place[]; usual: unknown; most: number; thorough: boolean }

export type Worst = { name: string; make: () => string }

/** Slow inputs for patterns of words, mails, markup and numbers: pieces repeated to the wanted length. */
const fewPieces = ['a', ' ', '<b>', 'a@a.']
const morePieces = [
  '<',
  '\\',
  '😀',
  '&',
  'a.',
  '"',
  '-',
  '9',
  '%',
  '/',
  '\n',
  'é',
  '_',
  'A1a@',
  '<p ',
  '&amp',
  '<a href="',
  '<!--',
]

/**
 * Bodies that are as much work as a body of so many bytes can be: for any reader of JSON, and for this schema, which has
 * them at each of its places. Most are refused; how soon is what is measured.
 */
export function worstBodies({ places, usual, most, thorough }: Bodies): Worst[] {
  const pieces = thorough ? [...fewPieces, ...morePieces] : fewPieces
  const ofSchema = places.flatMap(({ path, shape }) =>
    worstAt(shape, pieces, thorough).map(({ name, value }) => ({
      name: `${path.join('.')}: ${name}`,
      make: () => fitting(usual, path, value, most),
    })),
  )
  const isWhole = places.some(({ path }) => path.length === 0)
  return [...(isWhole ? worstJson(most) : []), ...ofSchema]
}

function worstJson(most: number): Worst[] {
  const many = (piece: string) => piece.repeat(Math.floor((most - 10) / piece.length))
  const half = Math.floor(most / 2) - 1
  const bodies: Record<string, () => string> = {
    names: () => `{${numbered(most, (index) => `"k${index}":0`)}}`,
    'names of objects': () => `{${numbered(most, (index) => `"k${index}":{}`)}}`,
    'names like numbers': () => `{${numbered(most, (index) => `"${index}":[{}]`)}}`,
    'one name again and again': () => `{${many('"a":1,')}"a":1}`,
    items: () => `[${many('0,')}0]`,
    objects: () => `[${many('{},')}0]`,
    'nested lists': () => many('['),
    'nested lists that end': () => `${'['.repeat(half)}${']'.repeat(half)}`,
    'nested objects': () => many('{"a":'),
    blanks: () => `${many(' ')}{}`,
    'a text': () => `"${many('a')}"`,
    'a text without end': () => `"${many('\\"')}`,
    'a text of escapes': () => `{"a":"${many('\\u0041')}"}`,
    'halves of characters': () => `{"a":"${many('\\ud800')}"}`,
    commas: () => many(','),
    'quotation marks': () => many('"'),
    backslashes: () => `"${many('\\\\')}"`,
    numbers: () => `[${many('1e308,')}1]`,
    digits: () => many('9'),
  }
  return Object.entries(bodies).map(([name, body]) => ({ name, make: () => body().slice(0, most) }))
}

/** As many as fit into so many bytes, in a row. */
function numbered(most: number, text: (index: number) => string): string {
  const all: string[] = []
  let size = 10
  for (let index = 0; ; index++) {
    const one = text(index)
    size += one.length + 1
    if (size >= most) return all.join(',')
    all.push(one)
  }
}

/** The names and numbers that lead to a place within a body, and what may stand there. */
export type Place = { path: string[]; shape: Shape }

const deepestPlace = 12

/** Every place of a schema; of a list its first item stands for all. */
export function placesOf(schema: Shape): Place[] {
  return placesIn(schema, schema, [])
}

function placesIn(shape: Shape, root: Shape, path: string[]): Place[] {
  const named = shape.$ref === '#' ? root : root.$defs?.[shape.$ref?.split('/').at(-1) ?? '']
  if (named) return path.length < deepestPlace ? placesIn(named, root, path) : []
  const choices = shape.anyOf ?? shape.oneOf ?? shape.allOf
  if (choices) return choices.flatMap((one) => placesIn(one, root, path))
  const { properties = {}, items, additionalProperties } = shape
  const inner = Object.entries(properties).flatMap(([name, of]) => placesIn(of, root, [...path, name]))
  const ofItems = items ? placesIn(items, root, [...path, '0']) : []
  const isNamed = typeof additionalProperties === 'object' && Object.keys(additionalProperties).length > 0
  const ofOthers = isNamed ? placesIn(additionalProperties, root, [...path, 'name']) : []
  return [{ path, shape }, ...inner, ...ofItems, ...ofOthers]
}

/** Most expensive value for a place, filling the remaining bytes. */
type Filling = { name: string; value: (size: number) => unknown }

function worstAt({ type, maxLength, maxItems }: Shape, pieces: string[], thorough: boolean): Filling[] {
  if (type === 'string') return pieces.flatMap((piece) => worstTexts(piece, maxLength))
  if (type === 'array')
    return (thorough ? [{}, 0, [], 'a'.repeat(50), null] : [{}]).flatMap((item) => worstLists(item, maxItems))
  if (type === 'object')
    return (thorough ? [[{}], 0, {}, 'a'] : [[{}]]).map((value) => ({
      name: `names of ${JSON.stringify(value)}`,
      value: (size) => JSON.parse(`{${numbered(size, (index) => `"k${index}":${JSON.stringify(value)}`)}}`),
    }))
  return []
}

function worstTexts(piece: string, allowed: number | undefined): Filling[] {
  const ofLength = (length: number) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length)
  const long = { name: `as long as it gets, of ${piece}`, value: ofLength }
  if (allowed === undefined) return [long]
  return [long, { name: `as long as allowed, of ${piece}`, value: (size: number) => ofLength(Math.min(size, allowed)) }]
}

function worstLists(item: unknown, allowed: number | undefined): Filling[] {
  const as = JSON.stringify(item)
  const howMany = (size: number) => Math.floor(size / (as.length + 1))
  const list = (length: number) => Array.from({ length }, () => item)
  const long = { name: `as many as fit, of ${as}`, value: (size: number) => list(howMany(size)) }
  if (allowed === undefined) return [long]
  return [
    long,
    { name: `as many as allowed, of ${as}`, value: (size: number) => list(Math.min(allowed, howMany(size))) },
  ]
}

/** The usual body with something else at one place, as large as still fits. */
function fitting(usual: unknown, path: string[], value: (size: number) => unknown, most: number): string {
  const whole = (size: number) => JSON.stringify(withAt(usual, path, value(Math.max(size, 0))))
  const room = most - Buffer.byteLength(JSON.stringify(withAt(usual, path, 0))) - 10
  const first = whole(room)
  const size = Buffer.byteLength(first)
  // Escapes make a text longer than it is.
  return size <= most ? first : whole(Math.floor((room * most) / size) - 20)
}

export function withAt(whole: unknown, [name, ...rest]: string[], value: unknown): unknown {
  if (name === undefined) return value
  if (name === '0') {
    const [first, ...others] = Array.isArray(whole) ? whole : []
    return [withAt(first, rest, value), ...others]
  }
  const record = typeof whole === 'object' && whole !== null ? (whole as Record<string, unknown>) : {}
  return { ...record, [name]: withAt(record[name], rest, value) }
}
