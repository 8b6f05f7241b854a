import { setImmediate as nextTurn } from 'node:timers/promises'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Field, fieldsOf } from '../../sections/define/fields.ts'
import type { PageInfo } from '../../sections/define/page-info.tsx'
import type { Reads } from '../../sections/define/reads.ts'
import { type Section, sectionCategories } from '../../sections/define/section.ts'
import { sections } from '../../sections/registry.ts'
import { isKind } from '../../shared/content/kinds/index.ts'
import type { Assets } from '../../storefront/document.tsx'
import type { ServerKinds } from '../modules/kind.ts'
import { type Ctx, cached } from '../platform/context.ts'
import type { Read } from '../platform/read-cache.ts'
import { refusal } from '../platform/refusal.ts'
import { framed } from './frame.tsx'
import { pageInfo } from './page-body.ts'
import { recordReads } from './reads.ts'
import { markup } from './render-section.tsx'

type Card = { html: string; islands: number }

/**
 * `/sections` on the platform: every section with its sample and its fields, for whoever assembles pages.
 * @param shop the site whose catalogue fills the sections that show products
 */
export async function galleryPage(ctx: Ctx, kinds: ServerKinds, shop: Ctx, assets: Assets): Promise<Response> {
  if (ctx.site.kind !== 'platform') throw refusal('request.notFound')
  const { value: made } = await cached(shop, 'gallery', () => makeGallery(kinds, shop))
  const content = <div dangerouslySetInnerHTML={{ __html: made.html }} />
  const gallery = await framed(ctx, assets, 'Sections', '/sections', content, made.scripted)
  const policy = gallery.headers.get('content-security-policy')
  gallery.headers.set(
    'content-security-policy',
    (policy ?? '').replace("img-src 'self'", `img-src 'self' ${shop.site.origin}`),
  )
  return gallery
}

/** Every section at once would keep all other requests waiting, so others have their turn after each. */
async function makeGallery(kinds: ServerKinds, shop: Ctx): Promise<Read<{ html: string; scripted: boolean }>> {
  const tags = new Set(['site'])
  const reads = recordReads(shop, tags)
  const page = pageInfo(shop, { path: '/sections', query: {}, params: {} })
  const samples: string[] = []
  let islands = 0
  for (const section of sections) {
    await nextTurn()
    const card = await sampleCard(kinds, section, reads, page)
    islands += card.islands
    samples.push(renderToStaticMarkup(<Sample section={section} html={withPicturesOf(shop, card.html)} />))
  }
  const html = renderToStaticMarkup(<Contents />) + samples.join('')
  return { value: { html, scripted: islands > 0 }, tags }
}

/** Pictures belong to their site, so those of the samples come from the shop's own host. */
function withPicturesOf({ site }: Ctx, html: string): string {
  return html.replaceAll(/(?<=["\s,])\/media\//g, `${site.origin}/media/`)
}

/** A section of one kind's template gets an example of that kind. */
async function sampleCard(kinds: ServerKinds, section: Section, reads: Reads, page: PageInfo): Promise<Card> {
  const props = section.schema.parse(section.sample)
  const kind = section.only !== undefined && isKind(section.only) ? kinds[section.only] : undefined
  const own = kind ? { ...page, params: { path: (await kind.example?.(reads)) ?? '' } } : page
  const data = await section.load?.(props, reads, own)
  if (section.load && data === undefined) return { html: '', islands: 0 }
  return markup(createElement(section.view, { props, data }), `sample-${section.type}`, own)
}

function Contents() {
  return (
    <header className="frame pt-16 pb-10">
      <h1 className="text-4xl">Sections</h1>
      <p className="mt-4 max-w-[60ch] text-lg text-ink-soft">
        {sections.length} sections that pages are assembled from, each with its sample content and the fields that its
        schema gives it.
      </p>
      <nav aria-label="Sections" className="mt-8 grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {Object.entries(sectionCategories).map(([name, title]) => (
          <Group key={name} title={title} sections={sections.filter(({ category }) => category === name)} />
        ))}
      </nav>
    </header>
  )
}

function Group({ title, sections }: { title: string; sections: Section[] }) {
  if (sections.length === 0) return null
  return (
    <div>
      <h2 className="text-sm text-ink-soft">{title}</h2>
      <ul className="mt-1">
        {sections.map((section) => (
          <li key={section.type}>
            <a className="inline-block py-1 text-link underline-offset-4 hover:underline" href={`#${section.type}`}>
              {section.title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Sample({ section, html }: { section: Section; html: string }) {
  return (
    <article id={section.type} aria-labelledby={`${section.type}-title`} className="border-t border-line pt-8">
      <div className="frame flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id={`${section.type}-title`} className="text-2xl">
          {section.title}
        </h2>
        <code className="text-sm text-ink-soft">{section.type}</code>
      </div>
      <div className="relative isolate mt-6 overflow-clip border-y border-line">
        {html ? (
          <div dangerouslySetInnerHTML={{ __html: html }} />
        ) : (
          <p className="frame py-10 text-ink-soft">
            It shows what its page is about, and there is nothing of that here.
          </p>
        )}
      </div>
      <details className="frame py-5">
        <summary className="inline-block py-2 font-semibold">Fields</summary>
        <Fields fields={fieldsOf(section.schema)} />
      </details>
    </article>
  )
}

function Fields({ fields }: { fields: Field[] }) {
  return (
    <ul className="mt-2 border-l border-line pl-4">
      {fields.map((field) => (
        <li key={field.name} className="py-1">
          <span className="font-semibold">{field.label}</span>{' '}
          <code className="text-sm text-ink-soft">{field.name}</code>{' '}
          <span className="text-sm text-ink-soft">
            {field.choices ? Object.values(field.choices).join(', ') : field.control}
            {field.help ? `. ${field.help}` : ''}
          </span>
          {field.fields && <Fields fields={field.fields} />}
        </li>
      ))}
    </ul>
  )
}
