import { useParams, useSearch } from '@tanstack/react-router'
import { useRef } from 'react'
import { Controller } from 'react-hook-form'
import { z } from 'zod'
import { call } from '../../client/call.ts'
import { toast } from '../../client/toast.ts'
import { changeTranslation } from '../../server/modules/content/translations/translations.contract.ts'
import {
  longestTranslation,
  type TranslatedKind,
  type Translation,
  translatedKindNames,
  type Wording,
} from '../../shared/content/translations.ts'
import { baseLanguage, type Locale, languageTitle } from '../../shared/sites/languages.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FieldError } from '../../ui/field.tsx'
import { LoadFault } from '../../ui/load-fault.tsx'
import { RichTextBox } from '../fields/rich-text/rich-text-box.tsx'
import { Badge } from '../ui/badge.tsx'
import { Changeable } from '../ui/may-change.tsx'
import { useSite } from '../ui/me.ts'
import { useRecordForm } from '../ui/record-form.ts'
import { SaveBar } from '../ui/save-bar.tsx'
import { Screen, ScreenSkeleton } from '../ui/screen.tsx'
import { useOtherLanguages, useShowTranslation, useTranslation } from './calls.ts'

const back = { to: '/translations', title: 'Translations' } as const

/** The texts of one page, product or other thing, each beside what it is in another language. */
export function TranslationScreen() {
  const { kind, id } = useParams({ from: '/translations/$kind/$id' })
  const { language } = useSearch({ from: '/translations/$kind/$id' })
  const languages = useOtherLanguages()
  if (!languages) return <ScreenSkeleton />
  const [first] = languages
  const chosen = language && languages.includes(language) ? language : first
  if (!chosen || !isTranslated(kind)) return <Missing />
  return <Loaded key={`${kind} ${id} ${chosen}`} kind={kind} id={id} language={chosen} />
}

function isTranslated(kind: string): kind is TranslatedKind {
  return (translatedKindNames as string[]).includes(kind)
}

function Missing() {
  return (
    <Screen title="Translation" back={back}>
      <EmptyState heading="Nothing to translate here" text="It may have been deleted, or the link may be incomplete." />
    </Screen>
  )
}

function Loaded({ kind, id, language }: { kind: TranslatedKind; id: string; language: Locale }) {
  const { translation, isGone, fault, retry } = useTranslation({ kind, _id: id, language })
  if (isGone) return <Missing />
  if (translation) return <Texts translation={translation} />
  if (!fault) return <ScreenSkeleton />
  return (
    <Screen title="Translation" back={back}>
      <LoadFault text={fault} retry={retry} />
    </Screen>
  )
}

const form = z.object({
  texts: z.array(z.string().max(longestTranslation, 'Use at most 50,000 characters.')),
})

const textsOf = ({ wordings }: Translation) => ({ texts: wordings.map(({ text }) => text) })

function Texts({ translation }: { translation: Translation }) {
  const show = useShowTranslation()
  const revision = useRef(translation.revision)
  const { kind, _id, name, language, wordings } = translation
  const record = useRecordForm({
    schema: form,
    values: textsOf(translation),
    async save({ texts }) {
      const words = wordings.map(({ of }, index) => ({ of, text: texts[index] ?? '' }))
      const body = { language, words, revision: revision.current }
      const { data } = await call(changeTranslation, { params: { kind, id: _id }, body })
      revision.current = data.revision
      show(data)
      toast.success('Saved')
      return textsOf(data)
    },
  })
  return (
    <Screen title={name} note={`To ${languageTitle(language)}`} back={back}>
      {wordings.length === 0 && <EmptyState heading="No texts" text="There is nothing to translate in it." />}
      <Changeable>
        <form onSubmit={(event) => event.preventDefault()} noValidate>
          <ul className="border-t border-line">
            {wordings.map((wording, index) => (
              <li key={wording.of} className="grid gap-x-8 gap-y-3 border-b border-line py-5 lg:grid-cols-2">
                <Original wording={wording} id={`of-${index}`} />
                <Controller
                  control={record.form.control}
                  name={`texts.${index}`}
                  render={({ field, fieldState }) => (
                    <Box
                      {...field}
                      wording={wording}
                      language={language}
                      labelId={`of-${index}`}
                      error={fieldState.error?.message}
                    />
                  )}
                />
              </li>
            ))}
          </ul>
          <SaveBar form={record} name="the translation" />
        </form>
      </Changeable>
    </Screen>
  )
}

function Original({ wording: { of, place, form, state }, id }: { wording: Wording; id: string }) {
  const site = useSite()
  return (
    <div className="min-w-0" lang={site && baseLanguage(site.locale)}>
      <p className="flex flex-wrap items-center gap-2 text-sm text-ink-soft" id={id}>
        {place}
        {state === 'stale' && <Badge tone="warn">Changed since</Badge>}
      </p>
      {isRich(form) ? (
        <div dir="auto" className="prose-text mt-1.5" dangerouslySetInnerHTML={{ __html: of }} />
      ) : (
        <p dir="auto" className="mt-1.5 whitespace-pre-line wrap-anywhere">
          {of}
        </p>
      )}
    </div>
  )
}

type BoxProps = {
  wording: Wording
  language: Locale
  labelId: string
  error: string | undefined
  value: string
  onChange: (text: string) => void
  onBlur: () => void
}

function Box({ wording, language, labelId, error, value, onChange, onBlur }: BoxProps) {
  const { form, product, before } = wording
  const errorId = `${labelId}-error`
  return (
    <div className="min-w-0" lang={baseLanguage(language)}>
      {isRich(form) ? (
        <RichTextBox
          value={value}
          onChange={onChange}
          labelId={labelId}
          invalid={error ? true : undefined}
          holds={form === 'article' ? form : undefined}
        />
      ) : (
        <textarea
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          onBlur={onBlur}
          rows={form === 'lines' ? 3 : 1}
          placeholder={product}
          aria-labelledby={labelId}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          className="control field-sizing-content w-full resize-y"
        />
      )}
      {error && <FieldError id={errorId} text={error} />}
      {before && (
        <p className="mt-2 text-sm text-ink-soft">
          Before the change: <span className="wrap-anywhere">{plain(before.text)}</span>
        </p>
      )}
    </div>
  )
}

const isRich = (form: Wording['form']) => form === 'rich' || form === 'article'

/** A text without its markup. */
function plain(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent ?? ''
}
