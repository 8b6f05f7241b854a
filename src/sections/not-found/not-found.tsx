import { useId } from 'react'
import { addressOf } from '../../shared/content/kinds/index.ts'
import type { Category } from '../../shared/selling/catalogue/categories.ts'
import { t } from '../../shared/words.ts'
import { ActionLink } from '../../ui/action-link.tsx'
import { Band } from '../../ui/band.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { Photo } from '../../ui/photo.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import type { Reads } from '../define/reads.ts'
import { defineSection } from '../define/section.ts'
import { type NotFound, sample, schema } from './not-found.schema.ts'

/** The site's main categories; empty if the page hides them or the site has no shop. */
async function loadNotFound(props: NotFound, reads: Reads): Promise<Category[]> {
  if (!props.showCategories) return []
  return (await reads.categories()).filter(({ parentId }) => parentId === null)
}

/** Content of a 404 page: a message and links to go on. */
function NotFoundView({ props, data }: { props: NotFound; data: Category[] }) {
  const pictured = props.image.media !== ''
  return (
    <Band band={props}>
      <div className={pictured ? 'grid items-center gap-12 lg:grid-cols-[3fr_2fr]' : ''}>
        <div>
          <h1 className="max-w-[18ch] text-4xl">{props.heading}</h1>
          {props.description && <p className="mt-4 max-w-[54ch] text-lg text-ink-soft">{props.description}</p>}
          {props.showSearch && <SearchBox placeholder={props.placeholder} className="mt-8" />}
          <div className="mt-6 flex flex-wrap gap-3">
            {props.homeText && (
              <Link href="/" className={buttonClass('secondary')}>
                {props.homeText}
              </Link>
            )}
            <ActionLink button={props.extra} look="quiet" />
          </div>
        </div>
        <Photo
          {...props.image}
          sizes="(min-width: 64rem) 32rem, 92vw"
          ratio="4 / 5"
          first
          className="w-full rounded-card max-lg:hidden"
        />
      </div>
      <WaysOn heading={props.categoriesHeading} categories={data} />
    </Band>
  )
}

function WaysOn({ heading, categories }: { heading: string; categories: Category[] }) {
  const id = useId()
  if (categories.length === 0) return null
  const named = heading ? { 'aria-labelledby': id } : { 'aria-label': t('Categories') }
  return (
    <nav {...named} className="mt-16">
      {heading && (
        <h2 id={id} className="text-2xl">
          {heading}
        </h2>
      )}
      <ul className="mt-5 grid border-t border-line sm:grid-cols-2 sm:gap-x-10 lg:grid-cols-3">
        {categories.map(({ _id, path, title }) => (
          <li key={_id} className="border-b border-line">
            <Link
              href={addressOf('category', path)}
              className="group flex min-h-14 items-center justify-between gap-4 py-3 text-lg leading-snug wrap-anywhere hover:text-accent"
            >
              {title}
              <Icon
                name="arrow-right"
                className="size-5 shrink-0 text-ink-soft transition-transform group-hover:translate-x-1 group-hover:text-accent"
              />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export const notFound = defineSection({
  type: 'not-found',
  title: 'Page not found',
  category: 'content',
  schema,
  sample,
  view: NotFoundView,
  load: loadNotFound,
  only: 'not-found',
})
