import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { z } from 'zod'
import { call } from '../../client/call.ts'
import { toast } from '../../client/toast.ts'
import {
  changeBlogCategory,
  createBlogCategory,
  deleteBlogCategory,
} from '../../server/modules/content/posts/blog-topics.contract.ts'
import { blogCategoryInput, type blogCategoryRow } from '../../shared/content/blog/blog-topics.ts'
import { plainAddress } from '../../shared/content/kinds/index.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { DeleteDialog } from '../ui/delete-dialog.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import { Changeable } from '../ui/may-change.tsx'
import { useRecordForm } from '../ui/record-form.ts'
import { Screen } from '../ui/screen.tsx'
import { useBlogCategories, useRefreshPosts } from './calls.ts'
import { NamedList } from './named-list.tsx'
import { NameFields, PageFields } from './topic-fields.tsx'

type Category = z.output<typeof blogCategoryRow>
type Opened = { kind: 'new' } | { kind: 'edit' | 'delete'; category: Category }

/** Blog categories. */
export function BlogCategoriesScreen() {
  const query = useBlogCategories()
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  const add = (
    <Button onClick={() => setOpened({ kind: 'new' })}>
      <Plus className="size-4" aria-hidden />
      New category
    </Button>
  )
  return (
    <Changeable>
      <Screen title="Blog categories" back={{ to: '/blog', title: 'Blog' }} actions={add} measure="narrow">
        <NamedList
          label="Categories"
          query={query}
          empty={{
            heading: 'There are no categories yet',
            text: 'Readers choose posts by them.',
            action: add,
          }}
          note={({ path }) => plainAddress('blogCategory', path)}
          edit={(category) => setOpened({ kind: 'edit', category })}
          remove={(category) => setOpened({ kind: 'delete', category })}
        />
        {opened?.kind === 'new' && <CategoryDialog onClose={close} />}
        {opened?.kind === 'edit' && <CategoryDialog category={opened.category} onClose={close} />}
        {opened?.kind === 'delete' && <DeleteCategory category={opened.category} onClose={close} />}
      </Screen>
    </Changeable>
  )
}

const schema = blogCategoryInput.required()

function CategoryDialog({ category, onClose }: { category?: Category; onClose: () => void }) {
  const refresh = useRefreshPosts()
  const record = useRecordForm({
    schema,
    values: {
      title: category?.title ?? '',
      path: category?.path ?? '',
      description: category?.description ?? '',
      mediaId: category?.mediaId ?? null,
      position: category?.position ?? 0,
    },
    save: async (values) => {
      if (category) {
        const body = { ...values, revision: category.revision }
        await call(changeBlogCategory, { params: { id: category._id }, body })
      } else await call(createBlogCategory, { body: values })
      await refresh()
      toast.success(category ? 'Category saved' : 'Category added')
      onClose()
      return values
    },
  })
  const { form } = record
  const { errors } = form.formState
  return (
    <FormDialog
      title={category ? 'Edit category' : 'New category'}
      size="small"
      onClose={onClose}
      action={category ? 'Save' : 'Add category'}
      record={record}
    >
      <NameFields form={form} kind="blogCategory" isNew={category === undefined} />
      <PageFields form={form} kind="blogCategory" />
      <TextField
        label="Place"
        inputMode="numeric"
        hint="Those with smaller numbers stand first; equal ones by name."
        error={errors.position?.message}
        {...form.register('position', { setValueAs: Number })}
      />
    </FormDialog>
  )
}

function DeleteCategory({ category, onClose }: { category: Category; onClose: () => void }) {
  const refresh = useRefreshPosts()
  const run = async () => {
    await call(deleteBlogCategory, { params: { id: category._id } })
    await refresh()
    toast.success('Category deleted')
  }
  return (
    <DeleteDialog
      leaving={{ kind: 'blogCategory', ids: [category._id] }}
      title={`Delete ${category.title}?`}
      act="Delete category"
      run={run}
      onClose={onClose}
    >
      <p>Its posts stay, without this category.</p>
    </DeleteDialog>
  )
}
