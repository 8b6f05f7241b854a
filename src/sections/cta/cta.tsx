import { type LinkedPostData, linksPost, loadLinkedPost } from '../../features/blog/linked-post.schema.ts'
import { LinkedPost } from '../../features/blog/linked-post.tsx'
import { ActionButtons } from '../../ui/action-buttons.tsx'
import { Band } from '../../ui/band.tsx'
import { Photo } from '../../ui/photo.tsx'
import { defineSection } from '../define/section.ts'
import { type Cta, looks, sample, schema } from './cta.schema.ts'

type Shown = { props: Cta; data: LinkedPostData | undefined }

function Post({ props, data, className }: Shown & { className: string }) {
  return <LinkedPost data={data} text={props.blogText} level={props.heading ? 3 : 2} className={className} />
}

function Words({ props }: { props: Cta }) {
  return (
    <div>
      {props.title && <p className="mb-2 text-sm font-semibold">{props.title}</p>}
      {props.heading && <h2 className="text-4xl">{props.heading}</h2>}
      {props.description && <p className="mt-4 max-w-[56ch] text-lg text-ink-soft">{props.description}</p>}
    </div>
  )
}

function Centred({ props, data }: Shown) {
  return (
    <div className="mx-auto flex max-w-[46rem] flex-col items-center text-center">
      <div className="max-w-full [&_p]:mx-auto">
        <Words props={props} />
      </div>
      <ActionButtons buttons={props.buttons} className="mt-8 justify-center" />
      <Post props={props} data={data} className="mt-12 w-full" />
    </div>
  )
}

function Line({ props, data }: Shown) {
  return (
    <>
      <div className="flex flex-col gap-x-16 gap-y-8 lg:flex-row lg:items-end lg:justify-between">
        <div className="max-w-[44rem]">
          <Words props={props} />
        </div>
        <ActionButtons buttons={props.buttons} className="lg:shrink-0" />
      </div>
      <Post props={props} data={data} className="mt-12 max-w-[60rem]" />
    </>
  )
}

function Beside({ props, data }: Shown) {
  return (
    <div className="grid items-center gap-x-[clamp(2.5rem,6vw,6rem)] gap-y-10 lg:grid-cols-2">
      <div>
        <Words props={props} />
        <ActionButtons buttons={props.buttons} className="mt-8" />
        <Post props={props} data={data} className="mt-10" />
      </div>
      <Photo {...props.image} sizes="(min-width: 64rem) 40rem, 92vw" ratio="4 / 3" className="w-full rounded-card" />
    </div>
  )
}

/** Strong ground behind the words, whatever the picture: on wide screens it gives way to the picture at the far end. */
const veil =
  'bg-ground-strong/82 lg:bg-transparent lg:bg-[linear-gradient(90deg,var(--ground-strong)_34%,color-mix(in_srgb,var(--ground-strong)_86%,transparent)_62%,color-mix(in_srgb,var(--ground-strong)_20%,transparent))]'

function Over({ props, data }: Shown) {
  return (
    <section
      id={props.anchor || undefined}
      className="ground-strong relative isolate overflow-clip"
      data-under-header="light"
    >
      <Photo
        {...props.image}
        sizes="(min-width: 64rem) 67vw, 100vw"
        className="absolute inset-y-0 right-0 -z-10 size-full lg:w-2/3"
      />
      <div className={`absolute inset-0 -z-10 ${veil}`} />
      <div className="frame pt-[calc(clamp(4.5rem,11vw,10rem)*var(--air,1)+var(--under-header,0rem))] pb-[calc(clamp(4.5rem,11vw,10rem)*var(--air,1))]">
        <div className="max-w-[46rem] [&_.text-ink-soft]:text-ink">
          <Words props={props} />
          <ActionButtons buttons={props.buttons} className="mt-8" />
          <Post props={props} data={data} className="mt-12" />
        </div>
      </div>
    </section>
  )
}

/** A call to action (S49). */
function CtaView({ props, data }: { props: Cta; data?: LinkedPostData }) {
  if (!props.heading && !props.description && props.buttons.length === 0 && !data?.post) return null
  const pictured = props.image.media !== ''
  if (props.layout === 'over' && pictured) return <Over props={props} data={data} />
  return (
    <Band band={props}>
      {props.layout === 'line' && <Line props={props} data={data} />}
      {props.layout === 'beside' && pictured && <Beside props={props} data={data} />}
      {(props.layout === 'centred' || (props.layout !== 'line' && !pictured)) && <Centred props={props} data={data} />}
    </Band>
  )
}

export const cta = defineSection({
  type: 'cta',
  title: 'Call to action',
  category: 'content',
  schema,
  sample,
  looks,
  view: CtaView,
  load: loadLinkedPost,
  loads: linksPost,
})
