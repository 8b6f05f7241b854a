import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import { call } from '../../client/call.ts'
import { toast } from '../../client/toast.ts'
import {
  changeCollection,
  createCollection,
  deleteCollection,
} from '../../server/modules/selling/collections/collections.contract.ts'
import { addressOf, kinds, plainAddress } from '../../shared/content/kinds/index.ts'
import { collectionChange, type EditableCollection, mostChosen } from '../../shared/selling/catalogue/collections.ts'
import { pathOf } from '../../shared/selling/catalogue/path-segment.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useRefreshCatalogue } from '../catalogue/calls.ts'
import { CategoryPicture } from '../catalogue/category-picture.tsx'
import { ProductPicker } from '../catalogue/product-picker.tsx'
import { DeleteDialog } from '../ui/delete-dialog.tsx'
import { useRecordForm } from '../ui/record-form.ts'
import { SaveBar } from '../ui/save-bar.tsx'
import { Part, Screen } from '../ui/screen.tsx'
import { SearchSnippet } from '../ui/search-snippet.tsx'
import { isStaleAnswer, StaleNotice } from '../ui/stale.tsx'
import { TextAreaField } from '../ui/text-area-field.tsx'
import type { CheckedCollection, CollectionFormApi, CollectionValues } from './collection-values.ts'
import { RulePart } from './rule-part.tsx'

const fresh: CollectionValues = {
  ...{ title: '', path: '', description: '', mediaId: null, sort: 'chosen', rule: null, productIds: [], revision: 0 },
}

const valuesOf = ({ _id: _, products: __, isFilled: ___, ...values }: EditableCollection): CollectionValues => values

type Props = {
  /** The stored collection; undefined for a new one. */
  collection?: EditableCollection
  restart?: () => Promise<void>
}

/** The form of a collection, saved as a whole. */
export function CollectionForm({ collection, restart }: Props) {
  const { save, isStale } = useSaveCollection(collection)
  const record = useRecordForm({ schema: collectionChange, values: collection ? valuesOf(collection) : fresh, save })
  const { form } = record
  const title = collection?.title ?? 'New collection'
  return (
    <Screen
      title={title}
      back={{ to: '/catalogue/collections', title: 'Collections' }}
      actions={collection && <Actions collection={collection} />}
      measure="narrow"
    >
      {isStale && restart && <StaleNotice thing="collection" restart={restart} />}
      {collection && !collection.isFilled && (
        <Notice kind="info" className="mb-6">
          The products are still being looked through for the new rule. It takes a moment in a large shop.
        </Notice>
      )}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          record.submit()
        }}
      >
        <Basics form={form} isNew={collection === undefined} />
        <Contents form={form} count={collection?.products} />
        <button type="submit" className="sr-only" tabIndex={-1} aria-hidden>
          Save
        </button>
      </form>
      <SaveBar form={record} name={collection ? `“${title}”` : 'the new collection'} />
    </Screen>
  )
}

function useSaveCollection(collection: EditableCollection | undefined) {
  const client = useQueryClient()
  const refresh = useRefreshCatalogue()
  const navigate = useNavigate()
  const [isStale, setStale] = useState(false)
  const save = async (values: CheckedCollection) => {
    try {
      const { data } = collection
        ? await call(changeCollection, { params: { id: collection._id }, body: values })
        : await call(createCollection, { body: values })
      void refresh()
      client.setQueryData(['collection', data._id], data)
      toast.success(collection ? 'Collection saved' : 'Collection added')
      if (!collection) await navigate({ to: '/catalogue/collections/$id', params: { id: data._id }, replace: true })
      return valuesOf(data)
    } catch (error) {
      setStale(isStaleAnswer(error))
      throw error
    }
  }
  return { save, isStale }
}

/** A new collection's URL follows its name until it is edited. */
function Basics({ form, isNew }: { form: CollectionFormApi; isNew: boolean }) {
  const [touched, setTouched] = useState(!isNew)
  const { errors } = form.formState
  const [title, path, description = ''] = useWatch({ control: form.control, name: ['title', 'path', 'description'] })
  return (
    <Part title="Basics">
      <div className="grid gap-5">
        <TextField
          label="Name"
          required
          autoFocus={isNew}
          error={errors.title?.message}
          {...form.register('title', {
            onChange: ({ target }) => !touched && form.setValue('path', pathOf(target.value), { shouldDirty: true }),
          })}
        />
        <TextField
          label="URL"
          required
          hint={`Its page is ${kinds.collection.prefix}…${isNew ? '' : ' When it changes, the old URL redirects here.'}`}
          error={errors.path?.message}
          {...form.register('path', { onChange: () => setTouched(true) })}
        />
        <TextAreaField
          label="Description"
          hint="Shown on its page and in search engines."
          maxLength={2_000}
          error={errors.description?.message}
          {...form.register('description')}
        />
        <SearchSnippet title={title} path={plainAddress('collection', path)} description={description} />
        <Controller
          control={form.control}
          name="mediaId"
          render={({ field, fieldState }) => (
            <CategoryPicture value={field.value ?? null} onChange={field.onChange} error={fieldState.error?.message} />
          )}
        />
      </div>
    </Part>
  )
}

const sortTitles = {
  chosen: 'As chosen',
  created: 'Newest first',
  'price-low': 'Price: low to high',
  'price-high': 'Price: high to low',
  name: 'Name',
}

/** The collection's products: chosen ones, or a rule. */
function Contents({ form, count }: { form: CollectionFormApi; count: number | undefined }) {
  const rule = useWatch({ control: form.control, name: 'rule' })
  const { errors } = form.formState
  const choose = (by: string) => {
    const options = { shouldDirty: true }
    form.setValue('rule', by === 'rule' ? { match: 'all', conditions: [{ field: 'tag', tags: [] }] } : null, options)
    form.setValue('sort', by === 'rule' ? 'created' : 'chosen', options)
  }
  const sorts = Object.entries(sortTitles).filter(([value]) => !rule || value !== 'chosen')
  return (
    <Part title="Products" note={count === undefined ? undefined : `${count.toLocaleString('en-IN')} now`}>
      <div className="grid gap-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectField
            label="Products are"
            value={rule ? 'rule' : 'hand'}
            options={[
              { value: 'hand', title: 'Hand-picked' },
              { value: 'rule', title: 'Found by a rule' },
            ]}
            onChange={({ target }) => choose(target.value)}
          />
          <SelectField
            label="Order"
            error={errors.sort?.message}
            options={sorts.map(([value, title]) => ({ value, title }))}
            {...form.register('sort')}
          />
        </div>
        {rule ? (
          <RulePart form={form} />
        ) : (
          <Controller
            control={form.control}
            name="productIds"
            render={({ field, fieldState }) => (
              <ProductPicker
                label="Selected products"
                value={field.value ?? []}
                onChange={field.onChange}
                error={fieldState.error?.message}
                most={mostChosen}
              />
            )}
          />
        )}
      </div>
    </Part>
  )
}

function Actions({ collection }: { collection: EditableCollection }) {
  const [asks, setAsks] = useState(false)
  const navigate = useNavigate()
  const refresh = useRefreshCatalogue()
  const run = async () => {
    await call(deleteCollection, { params: { id: collection._id } })
    await refresh()
    toast.success('Collection deleted')
    await navigate({ to: '/catalogue/collections', ignoreBlocker: true })
  }
  return (
    <>
      <a
        href={addressOf('collection', collection.path)}
        target="_blank"
        rel="noreferrer"
        className={buttonClass('secondary')}
      >
        View in shop
      </a>
      <Button look="secondary" onClick={() => setAsks(true)}>
        Delete
      </Button>
      {asks && (
        <DeleteDialog
          leaving={{ kind: 'collection', ids: [collection._id] }}
          title={`Delete ${collection.title}?`}
          act="Delete collection"
          run={run}
          onClose={() => setAsks(false)}
        >
          <p>Its page will no longer be available. Its products stay in the shop.</p>
        </DeleteDialog>
      )}
    </>
  )
}
