import { isAtHome } from '../../features/account/at-home.ts'
import { Band } from '../../ui/band.tsx'
import { Island } from '../define/island.tsx'
import { type PageInfo, usePage } from '../define/page-info.tsx'
import type { Reads } from '../define/reads.ts'
import { defineSection } from '../define/section.ts'
import { type CommentsProps, sample, schema } from './comments.schema.ts'
import CommentsArea from './comments-area.island.tsx'

/** The post of the comments; empty if the address names none (builder, gallery). */
type CommentsData = { postId: string }

async function loadPostId(_: CommentsProps, reads: Reads, page: PageInfo): Promise<CommentsData | undefined> {
  const { path } = page.params
  if (path === undefined || !isAtHome('post', page.path)) return { postId: '' }
  const post = await reads.post(path)
  return post && { postId: post._id }
}

/** Comments of a post and a form to add one (R7). Fetched in the browser, because the page is cached. */
function CommentsView({ props, data: { postId } }: { props: CommentsProps; data: CommentsData }) {
  const { heading, label, button, waiting } = props
  const { timeZone } = usePage().site
  return (
    <Band band={props} className="print:hidden">
      <div className="mx-auto max-w-[46rem]">
        <h2 className="mb-6 text-2xl">{heading}</h2>
        <Island
          name="comments-area"
          needs="Comments"
          of={CommentsArea}
          props={{ postId, timeZone, texts: { label, button, waiting } }}
          start="visible"
        />
      </div>
    </Band>
  )
}

export const comments = defineSection({
  type: 'comments',
  title: 'Comments',
  category: 'content',
  schema,
  sample,
  words: 'discussion replies guest book blog',
  view: CommentsView,
  load: loadPostId,
  only: 'post',
})
