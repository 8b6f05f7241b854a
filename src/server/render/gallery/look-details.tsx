import { type Field, fieldsOf } from '../../../sections/define/fields.ts'
import { sectionCategories } from '../../../sections/define/section.ts'
import type { OfferedLook } from '../../../sections/looks.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { themes, widths } from './shown-as.ts'

type Props = {
  look: OfferedLook
  /** The stored properties of its sample. */
  props: Record<string, unknown>
  isEmpty: boolean
  width: number
  /** Name of the theme shown; '' for the demonstration's. */
  theme: string
}

export function LookDetails({ look, props, isEmpty, width, theme }: Props) {
  const { id, title, section } = look
  return (
    <div className="frame pt-12 pb-24">
      <p className="text-sm">
        <a href="/sections" className="py-1 text-link underline-offset-4 hover:underline">
          Sections
        </a>{' '}
        <span aria-hidden>/</span>{' '}
        <a
          href={`/sections?category=${section.category}`}
          className="py-1 text-link underline-offset-4 hover:underline"
        >
          {sectionCategories[section.category]}
        </a>
      </p>
      <div className="mt-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h1 className="text-3xl">{title}</h1>
        <code className="text-sm text-ink-soft">{section.type}</code>
      </div>
      {isEmpty ? (
        <p className="mt-8 border-y border-line py-10 text-ink-soft">
          It shows what its page is about, and there is nothing of that here.
        </p>
      ) : (
        <>
          <ShownAs id={id} width={width} theme={theme} />
          <section
            aria-label={`${title}, as it looks`}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
            tabIndex={0}
            className="mt-5 overflow-x-auto rounded-card border border-line bg-ground-soft"
          >
            <iframe
              src={`/sections/${id}/view${theme && `?theme=${theme}`}`}
              title={`${title}, ${width} px wide`}
              width={width}
              className="mx-auto block h-[min(46rem,80svh)] max-w-none bg-ground"
            />
          </section>
        </>
      )}
      <div className="mt-12 grid gap-x-12 gap-y-10 lg:grid-cols-2">
        <section aria-labelledby="fields">
          <h2 id="fields" className="text-2xl">
            Fields
          </h2>
          <Fields fields={fieldsOf(section.schema)} />
        </section>
        <section aria-labelledby="sample">
          <h2 id="sample" className="text-2xl">
            Sample
          </h2>
          <p className="mt-2 text-ink-soft">What a page stores of it when it is fresh from the drawer.</p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
          <pre tabIndex={0} className="mt-4 max-h-[40rem] overflow-auto rounded-card bg-ground-soft p-4 text-sm">
            <code>{JSON.stringify({ type: section.type, v: section.version, props }, undefined, 2)}</code>
          </pre>
        </section>
      </div>
    </div>
  )
}

/** Width and theme are in the address, so that a link reproduces the view. */
function ShownAs({ id, width, theme }: { id: string; width: number; theme: string }) {
  return (
    <form action={`/sections/${id}`} className="mt-8 flex flex-wrap items-end gap-x-4 gap-y-3">
      <label className="grid gap-1 text-sm font-semibold">
        Width
        <select name="width" defaultValue={width} className={select}>
          {widths.map((wide) => (
            <option key={wide} value={wide}>{`${wide} px`}</option>
          ))}
        </select>
      </label>
      <label className="grid gap-1 text-sm font-semibold">
        Theme
        <select name="theme" defaultValue={theme} className={select}>
          {themes.map(({ name, title }) => (
            <option key={name} value={name}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className={buttonClass('secondary')}>
        Show
      </button>
    </form>
  )
}

const select = 'min-h-12 rounded-button border border-line-strong bg-ground px-3 font-normal'

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
