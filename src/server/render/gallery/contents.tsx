import { type SectionCategory, sectionCategories } from '../../../sections/define/section.ts'
import { fitsSearch, looks, type OfferedLook } from '../../../sections/looks.ts'
import { SearchBox } from '../../../ui/search-box.tsx'

type Props = { category: string; text: string }

const categories = Object.entries(sectionCategories) as [SectionCategory, string][]

/** Previews of all looks by category, with a search form and filter links. */
export function Contents({ category, text }: Props) {
  const found = looks.filter(
    (look) => fitsSearch(look, text) && (category === '' || look.section.category === category),
  )
  return (
    <div className="frame pt-16 pb-24">
      <h1 className="text-4xl">Sections</h1>
      <p className="mt-4 max-w-[60ch] text-lg text-ink-soft">
        {`Pages are assembled from these: ${looks.length} looks of ${new Set(looks.map(({ section }) => section)).size} sections. Each can be seen at any width and in any theme, with the fields that it has.`}
      </p>
      <SearchBox
        action="/sections"
        label="Search sections"
        placeholder="Search by name, such as slider or reviews"
        text={text}
        className="mt-8"
      >
        {category && <input type="hidden" name="category" value={category} />}
      </SearchBox>
      <nav aria-label="Categories" className="mt-6 flex flex-wrap gap-x-6 gap-y-1">
        <CategoryLink title="All" category="" text={text} here={category === ''} />
        {categories.map(([name, title]) => (
          <CategoryLink key={name} title={title} category={name} text={text} here={category === name} />
        ))}
      </nav>
      {found.length === 0 && (
        <p className="mt-16 text-lg text-ink-soft">
          {`No section is called “${text}”. `}
          <a href="/sections" className="text-link underline underline-offset-4">
            Show all sections
          </a>
        </p>
      )}
      {categories.map(([name, title]) => (
        <Group key={name} name={name} title={title} own={found.filter(({ section }) => section.category === name)} />
      ))}
    </div>
  )
}

type CategoryLinkProps = { title: string; category: string; text: string; here: boolean }

function CategoryLink({ title, category, text, here }: CategoryLinkProps) {
  const query = new URLSearchParams({ ...(category ? { category } : {}), ...(text ? { q: text } : {}) }).toString()
  return (
    <a
      href={`/sections${query && `?${query}`}`}
      aria-current={here ? 'page' : undefined}
      className="py-2 text-ink-soft underline-offset-4 hover:underline aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:underline"
    >
      {title}
    </a>
  )
}

function Group({ name, title, own }: { name: string; title: string; own: OfferedLook[] }) {
  if (own.length === 0) return null
  return (
    <section aria-labelledby={name} className="mt-14">
      <h2 id={name} className="text-2xl">
        {title} <span className="text-base font-normal text-ink-soft tabular-nums">{own.length}</span>
      </h2>
      <ul className="mt-6 grid grid-cols-[repeat(auto-fill,minmax(min(18rem,100%),1fr))] gap-x-6 gap-y-9">
        {own.map((look) => (
          <li key={look.id}>
            <Card look={look} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The frame has desktop width and is scaled down; it loads lazily. */
function Card({ look }: { look: OfferedLook }) {
  return (
    <article className="group relative">
      <div className="gallery-picture" inert>
        <iframe src={`/sections/${look.id}/view`} title={look.title} loading="lazy" tabIndex={-1} />
      </div>
      <h3 className="mt-3 text-base leading-snug font-semibold">
        <a
          href={`/sections/${look.id}`}
          className="underline-offset-4 after:absolute after:inset-0 group-hover:underline"
        >
          {look.title}
        </a>
      </h3>
      {look.title !== look.section.title && <p className="text-sm text-ink-soft">{look.section.title}</p>}
    </article>
  )
}
