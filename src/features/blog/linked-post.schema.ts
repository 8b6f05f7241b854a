import { text, thing } from '../../sections/define/parts.ts'
import type { Reads } from '../../sections/define/reads.ts'
import { ui } from '../../sections/define/ui.ts'
import type { PostItem } from '../../shared/content/blog/posts.ts'

/** The fields of a section that may show a blog post with its own content (S50, B91). */
export const postLink = {
  blogId: ui(thing('post', 'Blog post'), {
    label: 'Blog post',
    help: 'Shown with this section: its picture, title, summary and date. Visitors see nothing of a draft.',
    control: 'post',
  }),
  blogText: text('Text of the link to the post', 'Read more', 60),
}

/** The post that a section names, if the public finds it. */
export type LinkedPostData = { post: PostItem | undefined }

/** A section that names no post loads nothing. */
export const linksPost = ({ blogId }: { blogId: string }) => blogId !== ''

export async function loadLinkedPost({ blogId }: { blogId: string }, reads: Reads): Promise<LinkedPostData> {
  return { post: await reads.linkedPost(blogId) }
}
