import { ActionLink } from '../../ui/action-link.tsx'
import { Band } from '../../ui/band.tsx'
import { Photo } from '../../ui/photo.tsx'
import { defineSection } from '../define/section.ts'
import { looks, type Quote, sample, schema } from './quote.schema.ts'

const marks = "before:content-['“'] after:content-['”']"

/** A long quote is set smaller, so that it is still read at a glance. */
const sizeOf = (message: string) => (message.length > 220 ? 'text-2xl' : 'text-3xl')

function Words({ props, author }: { props: Quote; author: boolean }) {
  const { message, user, button, layout } = props
  const centred = layout === 'centred'
  // Beside a picture the two lines begin in line; without one they stand in the middle, as the quote does.
  const beside = author && user.thumb.media
  return (
    <div className={`min-w-0 wrap-anywhere ${centred ? 'mx-auto max-w-[54rem] text-center' : 'max-w-[44rem]'}`}>
      <figure>
        <blockquote
          className={`font-display leading-snug text-balance whitespace-pre-line ${sizeOf(message)} ${marks}`}
        >
          {message}
        </blockquote>
        {(user.title || user.subtitle) && (
          <figcaption
            className={`mt-8 flex items-center gap-4 ${centred ? `justify-center ${beside ? 'text-start' : ''}` : ''}`}
          >
            {author && <Photo {...user.thumb} sizes="3.5rem" ratio="1" className="size-14 shrink-0 rounded-full" />}
            <span className="leading-tight">
              <cite className="font-semibold not-italic">{user.title}</cite>
              {user.subtitle && <span className="mt-1 block text-sm text-ink-soft">{user.subtitle}</span>}
            </span>
          </figcaption>
        )}
      </figure>
      <ActionLink button={button} look="secondary" className="mt-8" />
    </div>
  )
}

/** One quote, large, with who said it (E19). */
function QuoteView({ props }: { props: Quote }) {
  const { message, layout, user } = props
  if (!message) return null
  if (layout === 'portrait' && user.thumb.media)
    return (
      <Band band={props}>
        <div className="grid items-center gap-x-[clamp(2.5rem,7vw,7rem)] gap-y-9 md:grid-cols-[2fr_3fr]">
          <Photo
            {...user.thumb}
            sizes="(min-width: 84rem) 30rem, (min-width: 48rem) 38vw, 92vw"
            ratio="4 / 5"
            className="w-full rounded-card"
          />
          <Words props={props} author={false} />
        </div>
      </Band>
    )
  return (
    <Band band={props}>
      <Words props={props} author />
    </Band>
  )
}

export const quote = defineSection({
  type: 'quote',
  title: 'Quote',
  category: 'proof',
  schema,
  sample,
  looks,
  view: QuoteView,
})
