import { mergeAttributes, Node } from '@tiptap/core'
import { NodeViewWrapper, type ReactNodeViewProps, ReactNodeViewRenderer } from '@tiptap/react'
import { Play } from 'lucide-react'
import { attributesOf, type Figure, figureAttributes, figureOf } from '../../../shared/content/blog/article.ts'
import { pictureUrl } from '../../../shared/content/media/pictures.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { useThing } from '../things/use-things.ts'

/** A picture, video, product or button in the text, stored as `articleParts` reads it. Atomic: it contains no editable text. */
export const figureNode = Node.create({
  name: 'figure',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => Object.fromEntries(figureAttributes.map((name) => [name, { default: null }])),
  parseHTML: () => [{ tag: 'figure', getAttrs: (element) => (figureOf(namesOf(element)) ? null : false) }],
  renderHTML: ({ HTMLAttributes }) => ['figure', mergeAttributes(HTMLAttributes)],
  addNodeView: () => ReactNodeViewRenderer(FigureInText),
})

function namesOf(element: HTMLElement): Record<string, string> {
  return Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]))
}

/** Node attributes of a figure; those that its kind lacks are null. */
export function nodeAttributes(figure: Figure): Record<string, string | null> {
  return { ...Object.fromEntries(figureAttributes.map((name) => [name, null])), ...attributesOf(figure) }
}

/** The figure of a node's attributes. */
export function figureIn(attrs: Record<string, unknown>): Figure | undefined {
  const given = Object.entries(attrs).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
  return figureOf(Object.fromEntries(given))
}

function FigureInText({ node }: ReactNodeViewProps) {
  const figure = figureIn(node.attrs)
  return (
    <NodeViewWrapper as="figure" data-drag-handle contentEditable={false} className="figure-in-text">
      {figure?.of === 'picture' && <img src={pictureUrl(figure.media, 960)} alt={figure.alt} draggable={false} />}
      {figure?.of === 'video' && (
        <div className="grid aspect-video place-items-center rounded-card bg-ground-strong">
          <Play
            className="size-14 rounded-full bg-ground p-4 text-ink"
            role="img"
            aria-label={`Video: ${figure.address}`}
          />
        </div>
      )}
      {figure?.of === 'product' && <ProductInText path={figure.path} />}
      {figure?.of === 'button' && (
        <span className={buttonClass(figure.look === 'plain' ? 'secondary' : 'primary', 'max-w-full wrap-anywhere')}>
          {figure.text}
        </span>
      )}
      {figure && 'caption' in figure && figure.caption && (
        <figcaption className="mt-1.5 text-sm text-ink-soft">{figure.caption}</figcaption>
      )}
    </NodeViewWrapper>
  )
}

function ProductInText({ path }: { path: string }) {
  const product = useThing('product', path)
  return (
    <div className="flex items-center gap-4 rounded-card border border-line p-3">
      {product?.picture && (
        <img src={pictureUrl(product.picture.id, 240)} alt="" className="w-20! shrink-0" draggable={false} />
      )}
      <div className="min-w-0">
        <p className="font-semibold">{product?.title ?? path}</p>
        <p className="text-sm text-ink-soft">{product?.detail}</p>
      </div>
    </div>
  )
}
