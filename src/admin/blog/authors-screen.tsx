import { Plus, UserRound } from 'lucide-react'
import { useState } from 'react'
import type { z } from 'zod'
import { call } from '../../client/call.ts'
import { toast } from '../../client/toast.ts'
import {
  changeBlogAuthor,
  createBlogAuthor,
  deleteBlogAuthor,
} from '../../server/modules/content/posts/blog-topics.contract.ts'
import { blogAuthorInput, type blogAuthorRow } from '../../shared/content/blog/blog-topics.ts'
import { plainAddress } from '../../shared/content/kinds/index.ts'
import { pictureUrl } from '../../shared/content/media/pictures.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { DeleteDialog } from '../ui/delete-dialog.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import { Changeable } from '../ui/may-change.tsx'
import { useRecordForm } from '../ui/record-form.ts'
import { Screen } from '../ui/screen.tsx'
import { useBlogAuthors, useRefreshPosts } from './calls.ts'
import { NamedList } from './named-list.tsx'
import { NameFields, PageFields } from './topic-fields.tsx'

type Author = z.output<typeof blogAuthorRow>
type Opened = { kind: 'new' } | { kind: 'edit' | 'delete'; author: Author }

/** Blog authors. */
export function BlogAuthorsScreen() {
  const query = useBlogAuthors()
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  const add = (
    <Button onClick={() => setOpened({ kind: 'new' })}>
      <Plus className="size-4" aria-hidden />
      New author
    </Button>
  )
  return (
    <Changeable>
      <Screen title="Authors" back={{ to: '/blog', title: 'Blog' }} actions={add} measure="narrow">
        <NamedList
          label="Authors"
          query={query}
          empty={{
            heading: 'There are no authors yet',
            text: 'A post shows its author’s name, line and picture.',
            action: add,
          }}
          note={({ subtitle, path }) => subtitle || plainAddress('blogAuthor', path)}
          start={(author) => <Portrait author={author} />}
          edit={(author) => setOpened({ kind: 'edit', author })}
          remove={(author) => setOpened({ kind: 'delete', author })}
        />
        {opened?.kind === 'new' && <AuthorDialog onClose={close} />}
        {opened?.kind === 'edit' && <AuthorDialog author={opened.author} onClose={close} />}
        {opened?.kind === 'delete' && <DeleteAuthor author={opened.author} onClose={close} />}
      </Screen>
    </Changeable>
  )
}

function Portrait({ author: { mediaId } }: { author: Author }) {
  const look = 'size-10 shrink-0 rounded-full bg-ground-soft'
  if (mediaId) return <img src={pictureUrl(mediaId, 240)} alt="" className={`${look} object-cover`} />
  return (
    <span className={`${look} grid place-items-center text-ink-soft`}>
      <UserRound className="size-5" aria-hidden />
    </span>
  )
}

const schema = blogAuthorInput.required()

function AuthorDialog({ author, onClose }: { author?: Author; onClose: () => void }) {
  const refresh = useRefreshPosts()
  const record = useRecordForm({
    schema,
    values: {
      title: author?.title ?? '',
      path: author?.path ?? '',
      subtitle: author?.subtitle ?? '',
      description: author?.description ?? '',
      mediaId: author?.mediaId ?? null,
    },
    save: async (values) => {
      if (author) {
        const body = { ...values, revision: author.revision }
        await call(changeBlogAuthor, { params: { id: author._id }, body })
      } else await call(createBlogAuthor, { body: values })
      await refresh()
      toast.success(author ? 'Author saved' : 'Author added')
      onClose()
      return values
    },
  })
  const { form } = record
  const { errors } = form.formState
  return (
    <FormDialog
      title={author ? 'Edit author' : 'New author'}
      size="small"
      onClose={onClose}
      action={author ? 'Save' : 'Add author'}
      record={record}
    >
      <NameFields form={form} kind="blogAuthor" isNew={author === undefined} />
      <TextField
        label="Line below the name"
        hint="What they do, or where they are from."
        error={errors.subtitle?.message}
        {...form.register('subtitle')}
      />
      <PageFields form={form} kind="blogAuthor" picture="Portrait" />
    </FormDialog>
  )
}

function DeleteAuthor({ author, onClose }: { author: Author; onClose: () => void }) {
  const refresh = useRefreshPosts()
  const run = async () => {
    await call(deleteBlogAuthor, { params: { id: author._id } })
    await refresh()
    toast.success('Author deleted')
  }
  return (
    <DeleteDialog
      leaving={{ kind: 'blogAuthor', ids: [author._id] }}
      title={`Delete ${author.title}?`}
      act="Delete author"
      run={run}
      onClose={onClose}
    >
      <p>Only an author without posts can be deleted.</p>
    </DeleteDialog>
  )
}
