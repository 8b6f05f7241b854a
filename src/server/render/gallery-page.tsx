import { setImmediate as nextTurn } from 'node:timers/promises'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { IslandRoot } from '../../client/island-root.tsx'
import { type Field, fieldsOf } from '../../sections/define/fields.ts'
import { type PageInfo, PageProvider } from '../../sections/define/page-info.tsx'
import { type Section, sectionCategories } from '../../sections/define/section.ts'
import { sections } from '../../sections/registry.ts'
import { isKind } from '../../shared/content/kinds/index.ts'
import type { SampleSite } from '../../shared/content/sample-site.ts'
import type { Assets } from '../../storefront/document.tsx'
import type { ServerKinds } from '../modules/kind.ts'
import { type Ctx, cached } from '../platform/context.ts'
import type { Read } from '../platform/read-cache.ts'
import { refusal } from '../platform/refusal.ts'
import { framed } from './frame.tsx'
import { pageInfo } from './page-body.ts'
import { picturesIn, withPictures } from './pictures.ts'
import { type PageReads, recordReads } from './reads.ts'
import { readSampleSite } from './sample-site.ts'

/**
 * `/sections` on the platform: every section with its sample and its fields, for whoever assembles pages.
 * @param shop the site whose catalogue fills the sections that show products
 */
export async function galleryPage(ctx: Ctx, kinds: ServerKinds, shop: Ctx, assets: Assets): Promise<Response> {
  if (ctx.site.kind !== 'platform') throw refusal('request.notFound')
  const { value: html } = await cached(shop, 'gallery', () => makeGallery(kinds, shop))
  const content = <div dangerouslySetInnerHTML={{ __html: html }} />
  const gallery = await framed(ctx, assets, 'Sections', '/sections', content, false)
  const policy = gallery.headers.get('content-security-policy')
  gallery.headers.set(
    'content-security-policy',
    (policy ?? '').replace("img-src 'self'", `img-src 'self' ${shop.site.origin}`),
  )
  return gallery
}

/** Every section at once would keep all other requests waiting, so others have their turn after each. */
async function makeGallery(kinds: ServerKinds, shop: Ctx): Promise<Read<string>> {
  const tags = new Set(['site'])
  const reads = recordReads(shop, tags)
  const page = pageInfo(shop, { path: '/sections', query: {}, params: {} })
  const site = await readSampleSite(shop, { kind: 'page', key: shop.site.settings.home, title: shop.site.name })
  const samples: string[] = []
  for (const section of sections) {
    await nextTurn()
    const html = stayingAt(section.type, await sampleHtml(kinds, section, { site, reads, page }))
    samples.push(renderToStaticMarkup(<Sample section={section} html={withPicturesOf(shop, html)} />))
  }
  return { value: renderToStaticMarkup(<Contents />) + samples.join(''), tags }
}

/** Pictures belong to their site, so those of the samples come from the shop's own host. */
function withPicturesOf({ site }: Ctx, html: string): string {
  return html.replaceAll(/(?<=["\s,])\/media\//g, `${site.origin}/media/`)
}

/**
 * A sample is to be looked at: its links lead to its own place in the gallery, and none of its fields stands in a form, so
 * nothing is sent with or without script. Attributes have no `>`, which React and the sanitiser write as an entity.
 */
function stayingAt(type: string, html: string): string {
  return html
    .replace(/<a\b[^>]*>/g, (tag) =>
      tag.replace(/\shref="(?!#)[^"]*"/, ` href="#${type}"`).replace(/\s(target|rel|download)="[^"]*"/g, ''),
    )
    .replace(/<form\b[^>]*>/g, (tag) => tag.replace('<form', '<div').replace(/\s(action|method|enctype)="[^"]*"/gi, ''))
    .replaceAll('</form>', '</div>')
    .replace(/\s(form|formaction)="[^"]*"/gi, '')
}

type Standing = { site: SampleSite; reads: PageReads; page: PageInfo }

/** Without islands: they are drawn like all else, and stay as they are. A section of one kind's template gets an example of that kind. */
async function sampleHtml(kinds: ServerKinds, section: Section, { site, reads, page }: Standing): Promise<string> {
  const parsed = section.schema.parse(section.sample(site)) as object
  const props = withPictures(parsed, await reads.pictures(picturesIn(parsed)))
  const kind = section.only !== undefined && isKind(section.only) ? kinds[section.only] : undefined
  const own = kind ? { ...page, params: { path: (await kind.example?.(reads)) ?? '' } } : page
  const data = await section.load?.(props, reads, own)
  if (section.load && data === undefined) return ''
  const view = <PageProvider value={own}>{createElement(section.view, { props, data })}</PageProvider>
  return renderToStaticMarkup(<IslandRoot>{view}</IslandRoot>, { identifierPrefix: `sample-${section.type}-` })
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
