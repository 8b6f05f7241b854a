import { type Path, setAt, valueAt } from '../../../src/admin/fields/change.ts'
import { type Field, fieldsOf } from '../../../src/sections/define/fields.ts'
import type { Reads } from '../../../src/sections/define/reads.ts'
import type { sections } from '../../../src/sections/registry.ts'
import { furnishedSite } from '../enumerations/sample-sites.ts'
import { fixtureReads } from '../reads.ts'
import { renderLoaded } from './render.tsx'

export type Section = (typeof sections)[number]

/** The pages of sections that belong to one. */
const pages: Record<string, { path?: string; params: Record<string, string> }> = {
  category: { params: { path: 'sarees' } },
  product: { path: '/p/madder-saree', params: { path: 'madder-saree' } },
  order: { params: { id: 'o1' } },
}

const at = '2026-11-18T10:42:00.000Z'

const question = { question: 'Is it washed?', by: 'Asha', created: at, answer: 'By hand.', answered: at }

/** A shop in which every section has something to show. */
export function wholeReads(): Reads {
  const reads = fixtureReads()
  return {
    ...reads,
    firstProducts: async (query) => {
      const found = await reads.firstProducts({ ...query, paths: undefined })
      return query.paths
        ? query.paths.flatMap((path) => found.slice(0, 1).map((one) => ({ ...one, _id: path })))
        : found
    },
    brands: async () => ['Aangan', 'Zebra', 'Kashi'].map((name) => ({ name, path: name.toLowerCase(), count: 2 })),
    questions: async () => Array.from({ length: 9 }, (_, index) => ({ ...question, _id: `q-${index}` })),
    form: async (id) => ({
      id,
      name: 'Workshop',
      fields: [],
      texts: { submit: 'Send', success: 'Sent', error: 'Not sent' },
    }),
    blogTopic: async (kind, path) => {
      const topic = await reads.blogTopic(kind, path)
      return topic && { ...topic, description: 'Colour from plants.', image: { id: 'picturelane', alt: '' } }
    },
  }
}

const site = {
  logo: { id: 'e07325e4138a06673cd0', width: 96, height: 96, colour: '', alt: 'Aangan' },
  business: { address: '14 Neem Lane, Nagpur', phone: '+91 98765 43220', email: 'shop@example.com' },
  languages: [
    { locale: 'en-IN', prefix: '' },
    { locale: 'hi-IN', prefix: '/hi' },
  ],
  google: { clientId: 'zebra' },
} as never

const pictures = ['f1e63fc2951108c2198c', '567f58cf7a61f7ce58a8'].map((media) => ({ media, alt: 'Zebra' }))

/** Other values that a field may have. */
export function othersOf(field: Field, value: unknown): unknown[] {
  switch (field.control) {
    case 'switch':
      return [!value]
    case 'number':
      return [1, 2, 3, 5, 7, field.min, field.max].filter((one) => one !== value)
    case 'choice':
      return Object.keys(field.choices ?? {}).filter((one) => one !== value)
    case 'responsive':
      return (field.piece ? othersOf(field.piece, undefined) : []).map((base) => ({ base }))
    case 'colour':
      return ['#ffffff', '#123456', 'token:accent']
    case 'date':
      return ['2031-02-03', '2031-02-03T10:00:00.000Z', '2020-02-03']
    case 'rich-text':
      return ['<p>Zebra</p>', '<p>Yak</p>']
    case 'strings':
      return [['Zebra'], []]
    case 'products':
      return [['kansa-thali'], []]
    case 'key-value':
      return [{ Zebra: 'Zebra' }, {}]
    case 'link':
      return [
        { type: 'external', value: 'https://zebra.example' },
        { type: 'external', value: 'https://yak.example' },
      ]
    case 'image':
      return pictures
    case 'icon':
      return ['heart', 'star', 'truck']
    case 'form':
      return ['0f0e0d0c-1234-4234-8234-123456789abc']
    case 'list':
      return [Array.isArray(value) && value.length > 0 ? value.slice(1) : [field.blank]]
    case 'category':
      return ['kitchen', 'sarees']
    case 'product':
      return ['kansa-thali', 'board']
    case 'post':
      return ['indigo', 'korma']
    default:
      return [
        'Zebra',
        'zebra',
        '10:30',
        'USD',
        '/media/f1e63fc2951108c2198c/document.pdf',
        'https://www.youtube.com/watch?v=Zebra123456',
        'https://zebra.example/a',
        '+91 98765 43210',
        '',
      ]
  }
}

/** Paths of every field, through the first item of each list. */
export function pathsOf(fields: Field[], parent: Path = []): { path: Path; field: Field }[] {
  return fields.flatMap((field) => {
    const here = [...parent, field.name]
    const inside = field.control === 'list' ? [...here, 0] : here
    const own = field.control === 'group' ? [] : [{ path: here, field }]
    return [...own, ...pathsOf(field.fields ?? [], inside)]
  })
}

export const nameOf = (path: Path) => path.filter((part) => typeof part === 'string').join('.')

/** Whether an editor would call the value empty. */
const isBlank = (value: unknown) =>
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === 'object' && value !== null && 'value' in value && value.value === '') ||
  (typeof value === 'object' && value !== null && 'media' in value && value.media === '')

/** Fills every empty field, lists before their items, except controls in `without`. */
function filled({ schema }: Section, given: object, without: Field['control'][] = []): object {
  let props = given
  for (const { path, field } of pathsOf(fieldsOf(schema))) {
    const value = valueAt(props, path)
    if (!isBlank(value) || without.includes(field.control)) continue
    const fitting = (field.control === 'list' ? [[field.blank, field.blank]] : othersOf(field, value))
      .map((other) => schema.safeParse(setAt(props, path, other)))
      .find(({ success }) => success)
    if (fitting) props = fitting.data as object
  }
  return props
}

/** Other values of a field that may decide which fields beside it are shown. */
function turnsOf(field: Field, value: unknown): unknown[] {
  if (field.control === 'switch' || field.control === 'choice') return othersOf(field, value)
  if (field.control === 'colour') return ['#f4f4f4']
  if (field.control === 'number') return [field.max ?? 7]
  return field.control === 'text' ? ['', '49'] : []
}

export type Variant = {
  look: string /** What is turned, and to what; empty for the look itself. */
  turn: string
  props: object
}

/** Each look as it is offered, filled with and without pictures, and both with each such value in turn. */
export function variantsOf(section: Section): Variant[] {
  const fields = fieldsOf(section.schema)
  return section.looks.flatMap(({ name: look, sample }) => {
    const props = section.schema.parse(sample(furnishedSite)) as object
    const whole = filled(section, props)
    const withoutPictures = filled(section, props, ['image'])
    const turned = [whole, withoutPictures].flatMap((base, index) =>
      pathsOf(fields).flatMap(({ path, field }) =>
        turnsOf(field, valueAt(base, path)).map((other) => ({
          turn: index === 0 ? nameOf(path) : `${nameOf(path)}, without pictures`,
          props: setAt(base, path, other) as object,
        })),
      ),
    )
    const own = [
      { turn: '', props },
      { turn: 'filled', props: whole },
      { turn: 'without pictures', props: withoutPictures },
    ]
    return [...own, ...turned]
      .filter(({ props }) => section.schema.safeParse(props).success)
      .map((one) => ({ look, ...one }))
  })
}

/** The HTML of a section on a page where it has something to show. */
export function drawn(section: Section, props: unknown, reads: Reads = wholeReads()): Promise<string> {
  return renderLoaded(section, props, reads, { site, ...pages[section.only ?? ''] })
}
