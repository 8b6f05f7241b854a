import { useRef } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { CallError } from '../../client/api.ts'
import { call } from '../../client/call.ts'
import { toast } from '../../client/toast.ts'
import { changePage } from '../../server/modules/content/pages/pages.contract.ts'
import { normalPath } from '../../shared/content/pages/page-path.ts'
import { newPageBody, type PageBody, type PageDetail, seoSchema } from '../../shared/content/pages/pages-admin.ts'
import { snippetLengths } from '../../shared/content/texts/snippet-lengths.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { useMay } from '../ui/me.ts'
import { PreviewLinks } from '../ui/preview-links.tsx'
import { type RecordForm, useRecordForm } from '../ui/record-form.ts'
import { countText, SearchSnippet } from '../ui/search-snippet.tsx'
import { TextAreaField } from '../ui/text-area-field.tsx'
import { pagePreviews, readPage } from './calls.ts'
import { LoadedPage } from './loaded-page.tsx'
import { PageLanguages } from './page-languages.tsx'
import { SharePicture } from './share-picture.tsx'

type Props = { pageId: string; onSaved: () => void; onClose: () => void }

/** Title, path and search engine texts of a page, for the list and the builder. */
export function PageSettings({ pageId, ...acts }: Props) {
  return (
    <LoadedPage pageId={pageId} title="Page settings" loading="Loading the settings" onClose={acts.onClose}>
      {(page) => <SettingsForm page={page} {...acts} />}
    </LoadedPage>
  )
}

const schema = z.object({
  title: newPageBody.shape.title,
  path: newPageBody.shape.path,
  seo: seoSchema.required(),
})

type Values = z.output<typeof schema>

const valuesOf = ({ title, key, seo }: PageDetail): Values => ({ title, path: key, seo })

const textName = { page: 'Page settings', template: 'Template settings', group: 'Settings' }

function SettingsForm({ page, onSaved, onClose }: Omit<Props, 'pageId'> & { page: PageDetail }) {
  const stored = valuesOf(page)
  const mayEnd = useMay('content')
  /** The last stored values that the form showed, including a colleague's changes. */
  const seen = useRef(stored)
  const record = useRecordForm({
    schema,
    values: stored,
    save: async (values) => {
      const body = { ...changes(stored, values), seen: changes(values, seen.current) }
      await call(changePage, { params: { id: page._id }, body }).catch(async (error: unknown) => {
        if (error instanceof CallError && error.hasCode('page.changed'))
          seen.current = await readPage(page._id).then(valuesOf, () => seen.current)
        throw error
      })
      toast.success('Settings saved')
      onSaved()
      onClose()
      return values
    },
  })
  const { form, submit, busy, fault, dirty } = record
  const footer = (
    <>
      <Button look="secondary" onClick={onClose}>
        Cancel
      </Button>
      <Button type="submit" form="page-settings" busy={busy} disabled={!dirty}>
        Save
      </Button>
    </>
  )
  return (
    <Dialog title={textName[page.kind]} onClose={onClose} footer={footer} fault={fault}>
      <form
        id="page-settings"
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          submit()
        }}
      >
        <TextField
          label="Title"
          required
          maxLength={120}
          error={form.formState.errors.title?.message}
          {...form.register('title')}
        />
        {page.kind === 'page' && <PathField page={page} record={record} />}
        {hasOwnWords(page) && <SeoFields page={page} record={record} />}
      </form>
      <PageLanguages page={page} />
      <PreviewLinks id={page._id} calls={pagePreviews} mayEnd={mayEnd} />
    </Dialog>
  )
}

/** False for templates of many records, which use the records' titles, and for shared groups, which have no address. */
function hasOwnWords({ kind, path }: PageDetail): boolean {
  return kind === 'page' || (kind === 'template' && path !== null && !path.includes('{'))
}

type PartProps = { page: PageDetail; record: RecordForm<Values, Values> }

function PathField({ page, record: { form } }: PartProps) {
  const path = normalPath(useWatch({ control: form.control, name: 'path' }))
  const moves = page.publishedVersion !== null && path !== page.key && page.key !== '/'
  const hint = moves
    ? `${page.key} will redirect to ${path} immediately.`
    : page.isHome
      ? 'This is the home page; it is always shown at /.'
      : undefined
  return (
    <TextField
      label="Path"
      required
      autoCapitalize="none"
      spellCheck={false}
      hint={hint}
      error={form.formState.errors.path?.message}
      {...form.register('path')}
    />
  )
}

function SeoFields({ page, record: { form } }: PartProps) {
  const [title, path, seo] = useWatch({ control: form.control, name: ['title', 'path', 'seo'] })
  const { errors } = form.formState
  const shownPath = page.kind === 'page' ? (page.isHome ? '/' : normalPath(path)) : (page.path ?? '')
  // The home page's title is the site's name.
  const ownTitle = page.isHome ? '' : title
  return (
    <>
      <h2 className="border-t border-line pt-5 text-base">Search engines</h2>
      <TextField
        label="SEO title"
        placeholder={ownTitle}
        hint={countText(seo.title || ownTitle, snippetLengths.title)}
        error={errors.seo?.title?.message}
        {...form.register('seo.title')}
      />
      <TextAreaField
        label="SEO description"
        hint={countText(seo.description, snippetLengths.description)}
        error={errors.seo?.description?.message}
        {...form.register('seo.description')}
      />
      <SearchSnippet title={seo.title || ownTitle} path={shownPath} description={seo.description} />
      <Controller
        control={form.control}
        name="seo.image"
        render={({ field }) => (
          <SharePicture value={field.value} onChange={field.onChange} error={errors.seo?.image?.message} />
        )}
      />
      <Checkbox
        label="Hide from search engines"
        error={errors.seo?.noIndex?.message}
        {...form.register('seo.noIndex')}
      />
      <p className="text-sm text-ink-soft">
        Title and search settings take effect when the page is next published. A new path takes effect immediately.
      </p>
    </>
  )
}

/** Only the changed values, so that a colleague's changes to others are kept. */
function changes(from: Values, values: Values): PageBody {
  const before = new Map(Object.entries(from.seo))
  const seo = Object.entries(values.seo).filter(([name, value]) => before.get(name) !== value)
  return {
    ...(values.title === from.title ? {} : { title: values.title }),
    ...(normalPath(values.path) === normalPath(from.path) ? {} : { path: values.path }),
    ...(seo.length === 0 ? {} : { seo: Object.fromEntries(seo) }),
  }
}
