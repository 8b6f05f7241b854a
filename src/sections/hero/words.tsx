import { hrefOf } from '../../shared/content/links.ts'
import { ActionButtons } from '../../ui/action-buttons.tsx'
import { outward } from '../../ui/action-link.tsx'
import type { Slide } from './hero.schema.ts'

type WordsProps = { slide: Slide; first: boolean; size: string }

/** A slide's words: small title with its link, heading, description, buttons. The page's heading is the first slide's. */
export function Words({ slide, first, size }: WordsProps) {
  const Heading = first ? 'h1' : 'h2'
  const centred = slide.align === 'center'
  return (
    <div className={`hero-words ${centred ? 'text-center' : ''}`}>
      <SmallTitle slide={slide} />
      {slideName(slide) && (
        <Heading className={size}>
          <HeadingText slide={slide} />
        </Heading>
      )}
      {slide.description && (
        <p className={`mt-5 max-w-[46ch] text-lg whitespace-pre-line ${centred ? 'mx-auto' : ''}`}>
          {slide.description}
        </p>
      )}
      <ActionButtons buttons={slide.buttons} className={`mt-8 ${centred ? 'justify-center' : ''}`} />
    </div>
  )
}

function SmallTitle({ slide: { title, titleButtonText, titleButtonEnabled, titleButtonAction } }: { slide: Slide }) {
  const href = titleButtonEnabled && titleButtonText ? hrefOf(titleButtonAction) : undefined
  if (!title && !href) return null
  return (
    <p className="mb-4 font-semibold">
      {title}
      {title && href && ' '}
      {href && (
        <a
          href={href}
          className="inline-flex min-h-11 items-center whitespace-nowrap underline underline-offset-4 hover:no-underline"
          {...outward(href)}
        >
          {titleButtonText}
        </a>
      )}
    </p>
  )
}

/** On a picture the mark is a line in the text's own colour, because the accent need not be legible there. */
function HeadingText({ slide: { heading, headingLeftText, headingPrimaryText, headingRightText } }: { slide: Slide }) {
  if (heading) return heading
  return (
    <>
      {headingLeftText} {headingPrimaryText && <em className="hero-mark">{headingPrimaryText}</em>} {headingRightText}
    </>
  )
}

/** What a slide is called: its heading, in one piece or put together. */
export function slideName({ heading, headingLeftText, headingPrimaryText, headingRightText }: Slide): string {
  return heading || [headingLeftText, headingPrimaryText, headingRightText].filter(Boolean).join(' ')
}
