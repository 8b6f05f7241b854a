import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { z } from 'zod'
import { call } from '../../client/call.ts'
import { toast } from '../../client/toast.ts'
import { changeBlogTag, createBlogTag, deleteBlogTag } from '../../server/modules/content/posts/blog-topics.contract.ts'
import { blogTagInput, type blogTagRow } from '../../shared/content/blog/blog-topics.ts'
import { plainAddress } from '../../shared/content/kinds/index.ts'
import { Button } from '../../ui/button.tsx'
import { DeleteDialog } from '../ui/delete-dialog.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import { Changeable } from '../ui/may-change.tsx'
import { useRecordForm } from '../ui/record-form.ts'
import { Screen } from '../ui/screen.tsx'
import { useBlogTags, useRefreshPosts } from './calls.ts'
import { NamedList } from './named-list.tsx'
import { NameFields, PageFields } from './topic-fields.tsx'

type Tag = z.output<typeof blogTagRow>
type Opened = { kind: 'new' } | { kind: 'edit' | 'delete'; tag: Tag }

/** Blog tags. A tag typed in a post is created with the post. */
export function BlogTagsScreen() {
  const query = useBlogTags()
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  const add = (
    <Button onClick={() => setOpened({ kind: 'new' })}>
      <Plus className="size-4" aria-hidden />
      New tag
    </Button>
  )
  return (
    <Changeable>
      <Screen title="Tags" back={{ to: '/blog', title: 'Blog' }} actions={add} measure="narrow">
        <NamedList
          label="Tags"
          query={query}
          empty={{
            heading: 'There are no tags yet',
            text: 'Tags of posts are listed here. Each has its own page.',
            action: add,
          }}
          note={({ path }) => plainAddress('blogTag', path)}
          edit={(tag) => setOpened({ kind: 'edit', tag })}
          remove={(tag) => setOpened({ kind: 'delete', tag })}
        />
        {opened?.kind === 'new' && <TagDialog onClose={close} />}
        {opened?.kind === 'edit' && <TagDialog tag={opened.tag} onClose={close} />}
        {opened?.kind === 'delete' && <DeleteTag tag={opened.tag} onClose={close} />}
      </Screen>
    </Changeable>
  )
}

const schema = blogTagInput.required()

function TagDialog({ tag, onClose }: { tag?: Tag; onClose: () => void }) {
  const refresh = useRefreshPosts()
  const record = useRecordForm({
    schema,
    values: {
      title: tag?.title ?? '',
      path: tag?.path ?? '',
      description: tag?.description ?? '',
      mediaId: tag?.mediaId ?? null,
    },
    save: async (values) => {
      if (tag) {
        const body = { ...values, revision: tag.revision }
        await call(changeBlogTag, { params: { id: tag._id }, body })
      } else await call(createBlogTag, { body: values })
      await refresh()
      toast.success(tag ? 'Tag saved' : 'Tag added')
      onClose()
      return values
    },
  })
  const { form } = record
  return (
    <FormDialog
      title={tag ? 'Edit tag' : 'New tag'}
      size="small"
      onClose={onClose}
      action={tag ? 'Save' : 'Add tag'}
      record={record}
    >
      <NameFields form={form} kind="blogTag" isNew={tag === undefined} />
      <PageFields form={form} kind="blogTag" />
    </FormDialog>
  )
}

function DeleteTag({ tag, onClose }: { tag: Tag; onClose: () => void }) {
  const refresh = useRefreshPosts()
  const run = async () => {
    await call(deleteBlogTag, { params: { id: tag._id } })
    await refresh()
    toast.success('Tag deleted')
  }
  return (
    <DeleteDialog
      leaving={{ kind: 'blogTag', ids: [tag._id] }}
      title={`Delete ${tag.title}?`}
      act="Delete tag"
      run={run}
      onClose={onClose}
    >
      <p>Its posts stay, without this tag.</p>
    </DeleteDialog>
  )
}
