import { type LinkedPostData, linksPost, loadLinkedPost } from '../../features/blog/linked-post.schema.ts'
import { LinkedPost } from '../../features/blog/linked-post.tsx'
import { ActionButtons } from '../../ui/action-buttons.tsx'
import { Band } from '../../ui/band.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { defineSection } from '../define/section.ts'
import { DataPoints, Figure, Points, Quote } from './blocks.tsx'
import { type Block, type Content, sample, schema } from './content.schema.ts'
import { Heading, Paragraph } from './words.tsx'

type Width = Content['width']

const views: Record<Block['type'], (block: Block, width: Width) => React.ReactNode> = {
  heading: (block) => <Heading text={block.text} level={block.level} />,
  paragraph: ({ paragraph }) => <Paragraph text={paragraph} />,
  message: ({ html }) => <RichText html={html} className="max-w-[65ch] text-lg leading-relaxed wrap-anywhere" />,
  quote: ({ message, user }) => <Quote message={message} user={user} />,
  image: ({ image, caption }, width) => <Figure image={image} caption={caption} width={width} />,
  buttons: ({ buttons }) => <ActionButtons buttons={buttons} />,
  points: ({ points }, width) => <Points points={points} width={width} />,
  'data-points': ({ data }) => <DataPoints data={data} />,
  line: () => <hr className="border-line-strong" />,
}

/** Spacing of blocks: text follows its heading closely. */
const airs: Record<Block['type'], string> = {
  heading: 'mt-12 mb-5',
  paragraph: 'my-5',
  message: 'my-5',
  quote: 'my-10',
  image: 'my-10',
  buttons: 'my-8',
  points: 'my-8',
  'data-points': 'my-8',
  line: 'my-[clamp(2rem,5vw,3.5rem)]',
}

/** A linked post is as wide as the text above it. */
const widths: Record<Width, string> = { text: 'max-w-[65ch]', wide: '', full: '' }

/** The generic renderer: blocks of nine types, one below the other (S51 to S59). */
function ContentView({ props, data }: { props: Content; data?: LinkedPostData }) {
  if (props.blocks.length === 0 && !data?.post) return null
  return (
    <Band band={props}>
      <div className="[&>:first-child]:mt-0 [&>:last-child]:mb-0 [&>:empty]:hidden">
        {props.blocks.map((block, index) => (
          <div key={index} className={airs[block.type]}>
            {views[block.type](block, props.width)}
          </div>
        ))}
      </div>
      <LinkedPost
        data={data}
        text={props.blogText}
        level={2}
        className={`[*:not(:empty)+&]:mt-14 ${widths[props.width]}`}
      />
    </Band>
  )
}

export const content = defineSection({
  type: 'content',
  title: 'Content',
  category: 'content',
  schema,
  sample,
  words:
    'rich text article text blocks page paragraph heading body copy quote divider line spacer image button list generic',
  view: ContentView,
  load: loadLinkedPost,
  loads: linksPost,
})
