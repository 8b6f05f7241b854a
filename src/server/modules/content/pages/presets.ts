import { bareSite, standIn } from '../../../../sections/define/sample.ts'
import { sectionOf } from '../../../../sections/registry.ts'
import type { PageDocument } from '../../../../shared/content/pages/page-document.ts'
import type { PagePreset } from '../../../../shared/content/pages/pages-admin.ts'
import type { SampleSite } from '../../../../shared/content/sample-site.ts'
import { refusal } from '../../../platform/refusal.ts'
import { checkDocument } from './documents.ts'

/** A section with its sample's properties, overridden by `props`. */
type PresetSection = { type: string; props?: Record<string, unknown> }

type Preset = { title: string; description: string; sections: (site: SampleSite) => PresetSection[] }

const words = ({ title }: SampleSite, text: string): PresetSection => ({
  type: 'content',
  props: {
    blocks: [
      { type: 'heading', text: title, level: 'h1' },
      { type: 'paragraph', paragraph: standIn(text) },
    ],
  },
})

/** Leaves out product and category lists on a site without products, where they would be empty. */
const selling = ({ products }: SampleSite, ...sections: PresetSection[]) => (products.length > 0 ? sections : [])

const presets: Record<string, Preset> = {
  blank: { title: 'Blank', description: 'Nothing but header and footer.', sections: () => [] },
  about: {
    title: 'About',
    description: 'Who you are, what you stand for, what others say.',
    sections: (site) => [
      words(site, 'Say in a few sentences who you are, how it began, and what you make.'),
      { type: 'feature-list', props: { layout: 'rows' } },
      { type: 'testimonials' },
      { type: 'cta' },
    ],
  },
  contact: {
    title: 'Contact',
    description: 'How to reach you, and what people ask most.',
    sections: (site) => [
      words(site, 'Tell people when you can be reached, and how soon you answer.'),
      {
        type: 'feature-list',
        props: { layout: 'points', columns: '3', heading: '', description: '', items: contacts() },
      },
      { type: 'contact' },
      { type: 'faq', props: { layout: 'list' } },
    ],
  },
  landing: {
    title: 'Landing page',
    description: 'One offer from top to bottom, for a campaign.',
    sections: (site) => [
      { type: 'hero' },
      { type: 'feature-list' },
      ...selling(site, { type: 'product-list' }),
      { type: 'testimonials', props: { layout: 'single' } },
      { type: 'faq' },
      { type: 'newsletter' },
    ],
  },
  collection: {
    title: 'Collection',
    description: 'Products that belong together, with a few words.',
    sections: (site) => [
      words(site, 'Say in two sentences what these things have in common.'),
      { type: 'product-list', props: { heading: '', description: '' } },
      { type: 'category-tiles' },
    ],
  },
  story: {
    title: 'Story',
    description: 'An article with quotes, points and figures.',
    sections: (site) => [storyOn(site), { type: 'newsletter' }],
  },
  faq: {
    title: 'Questions and answers',
    description: 'What customers ask, and where to ask more.',
    sections: (site) => [
      { type: 'faq', props: { heading: site.title, namesPage: true, layout: 'list' } },
      { type: 'cta', props: { layout: 'centred' } },
    ],
  },
}

const contacts = () => [
  { icon: 'phone', title: 'Call', description: standIn('Your number, and when somebody answers it') },
  { icon: 'mail', title: 'Write', description: standIn('The email address at which you answer') },
  { icon: 'place', title: 'Come by', description: standIn('Street, town, PIN code') },
]

/** The sample's article, with the page's title as heading. */
function storyOn(site: SampleSite): PresetSection {
  const sample = sampleOf('content', site) as { blocks?: { type: string }[] }
  const [, ...rest] = sample.blocks ?? []
  return { type: 'content', props: { blocks: [{ type: 'heading', text: site.title, level: 'h1' }, ...rest] } }
}

export const presetNames = Object.keys(presets)

export function listPresets(): { data: PagePreset[]; total: number } {
  const data = Object.entries(presets).map(([_id, { title, description, sections }]) => {
    const types = sections(bareSite).map(({ type }) => type)
    return { _id, title, description, sections: types.length, types }
  })
  return { data, total: data.length }
}

/**
 * The initial document of a new page.
 * @throws Refusal `page.preset`
 */
export function presetDocument(name: string, site: SampleSite): PageDocument {
  const preset = Object.hasOwn(presets, name) ? presets[name] : undefined
  if (!preset) throw refusal('page.preset', { field: 'preset', preset: name })
  const sections = preset.sections(site).map(({ type, props }, index) => ({
    id: `s${index + 1}`,
    type,
    v: sectionOf(type)?.version ?? 1,
    props: { ...sampleOf(type, site), ...props },
  }))
  return checkDocument({ sections })
}

function sampleOf(type: string, site: SampleSite): object {
  const sample = sectionOf(type)?.sample(site)
  return typeof sample === 'object' && sample !== null ? sample : {}
}
