import { type LinkedPostData, linksPost, loadLinkedPost } from '../../features/blog/linked-post.schema.ts'
import { LinkedPost } from '../../features/blog/linked-post.tsx'
import { ActionLink } from '../../ui/action-link.tsx'
import { boxAt, rowAt } from '../../ui/align.ts'
import { Band } from '../../ui/band.tsx'
import { Icon } from '../../ui/icon.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { SectionHeader } from '../../ui/section-header.tsx'
import { defineSection } from '../define/section.ts'
import { type Faq, looks, type Pair, sample, schema } from './faq.schema.ts'

/** Opens and closes independently of the others (T16). */
function Question({ pair }: { pair: Pair }) {
  return (
    <details open={pair.open} className="group border-b border-line-strong">
      <summary className="flex min-h-14 list-none items-start justify-between gap-6 py-4 text-lg font-semibold leading-snug hover:text-accent">
        <span className="min-w-0 wrap-anywhere">{pair.question}</span>
        <Icon
          name="plus"
          className="mt-[0.1em] size-5 shrink-0 text-ink-soft transition-transform duration-200 group-open:rotate-45"
        />
      </summary>
      <RichText html={pair.answer} className="max-w-[65ch] pr-10 pb-6 text-ink-soft" />
    </details>
  )
}

function Questions({ pairs }: { pairs: Pair[] }) {
  return (
    <div className="border-t border-line-strong">
      {pairs.map((pair, index) => (
        <Question key={index} pair={pair} />
      ))}
    </div>
  )
}

type Shown = { props: Faq; pairs: Pair[]; data: LinkedPostData | undefined }

/** Button and linked post below the questions. */
function More({ props, data, className = '' }: Omit<Shown, 'pairs'> & { className?: string }) {
  return (
    <>
      <div className={`mt-8 flex empty:hidden ${rowAt(props.align)}`}>
        <ActionLink button={props.button} look="secondary" />
      </div>
      <LinkedPost
        data={data}
        text={props.blogText}
        level={props.heading ? 3 : 2}
        className={`mt-12 border-t-0! ${className}`}
      />
    </>
  )
}

/** The heading stays in view while its questions pass. */
function Beside({ props, pairs, data }: Shown) {
  return (
    <div className="grid items-start gap-x-[clamp(2.5rem,6vw,6rem)] lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <div className="lg:sticky lg:top-28 lg:[&>header]:mb-0">
        <SectionHeader {...props} align="start" />
      </div>
      <div>
        <Questions pairs={pairs} />
        <More props={props} data={data} />
      </div>
    </div>
  )
}

function List({ props, pairs, data }: Shown) {
  return (
    <>
      <SectionHeader {...props} />
      <div className={`max-w-[52rem] ${boxAt(props.align)}`}>
        <Questions pairs={pairs} />
      </div>
      <More props={props} data={data} className={`max-w-[52rem] ${boxAt(props.align)}`} />
    </>
  )
}

function Columns({ props, pairs, data }: Shown) {
  // Read down the first column, then down the second.
  const half = Math.ceil(pairs.length / 2)
  return (
    <>
      <SectionHeader {...props} />
      <div className="grid items-start gap-x-[clamp(2rem,5vw,5rem)] lg:grid-cols-2 max-lg:[&>*+*]:border-t-0">
        <Questions pairs={pairs.slice(0, half)} />
        {pairs.length > half && <Questions pairs={pairs.slice(half)} />}
      </div>
      <More props={props} data={data} className={`max-w-[60rem] ${boxAt(props.align)}`} />
    </>
  )
}

const layouts = { list: List, columns: Columns, beside: Beside }

/** Questions and answers in one of three layouts (S47). */
function FaqView({ props, data }: { props: Faq; data?: LinkedPostData }) {
  const pairs = props.items.filter(({ question }) => question !== '')
  if (pairs.length === 0) return null
  const Layout = layouts[props.layout]
  return (
    <Band band={props}>
      <Layout props={props} pairs={pairs} data={data} />
    </Band>
  )
}

export const faq = defineSection({
  type: 'faq',
  title: 'Questions and answers',
  category: 'content',
  schema,
  sample,
  looks,
  view: FaqView,
  load: loadLinkedPost,
  loads: linksPost,
})
