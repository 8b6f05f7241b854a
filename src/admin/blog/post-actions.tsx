import { useNavigate } from '@tanstack/react-router'
import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { toast } from '../../client/toast.ts'
import type { PostVersionDetail } from '../../shared/content/blog/post-drafts.ts'
import type { PostForEditing } from '../../shared/content/blog/posts.ts'
import { addressOf } from '../../shared/content/kinds/index.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { PreviewDialog } from '../ui/preview-dialog.tsx'
import { postPreviews } from './calls.ts'
import { DeletePosts } from './delete-posts.tsx'
import type { PostFormApi } from './post-values.ts'
import { PostVersions } from './post-versions.tsx'

type Props = {
  post: PostForEditing
  form: PostFormApi
  /** Sends the latest input to the server; false if that failed. */
  keep: () => Promise<boolean>
  /** Another tab edits the post. */
  locked: boolean
}

/** Actions on the whole post, beside its title. */
export function PostActions({ post, form, keep, locked }: Props) {
  const [open, setOpen] = useState<'delete' | 'preview' | 'versions'>()
  const navigate = useNavigate()
  const close = () => setOpen(undefined)
  const bringBack = ({ version, content }: PostVersionDetail) => {
    form.reset({ ...form.getValues(), ...content }, { keepDefaultValues: true })
    toast.success(`Version ${version} is in the editor. Save the post to bring it back.`)
    close()
  }
  return (
    <>
      <Button look="secondary" disabled={locked} onClick={() => setOpen('delete')}>
        Delete
      </Button>
      <Button look="secondary" onClick={() => setOpen('versions')}>
        Versions
      </Button>
      <Button look="secondary" onClick={() => setOpen('preview')}>
        Preview
      </Button>
      {post.status === 'PUBLISHED' && (
        <a href={addressOf('post', post.path)} target="_blank" rel="noreferrer" className={buttonClass('secondary')}>
          View on site
          <ExternalLink className="size-4" aria-hidden />
        </a>
      )}
      {open === 'versions' && <PostVersions id={post._id} onUse={locked ? undefined : bringBack} onClose={close} />}
      {open === 'preview' && <PreviewDialog id={post._id} calls={postPreviews} keep={keep} onClose={close} />}
      {open === 'delete' && (
        <DeletePosts
          ids={[post._id]}
          onDeleted={() => void navigate({ to: '/blog', ignoreBlocker: true })}
          onClose={close}
        />
      )}
    </>
  )
}
