import { Link, useParams } from '@tanstack/react-router'
import { ExternalLink } from 'lucide-react'
import { countMessages, listMessages } from '../../server/modules/content/inbox/inbox.contract.ts'
import { formPath } from '../../shared/content/forms/form-answers.ts'
import type { StoredForm } from '../../shared/content/forms/forms.ts'
import { buttonClass } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { counted } from '../ui/counted.ts'
import { useCounts } from '../ui/list.ts'
import { Changeable } from '../ui/may-change.tsx'
import { useMayRead } from '../ui/me.ts'
import { RecordScreen } from '../ui/record.tsx'
import { SaveBar } from '../ui/save-bar.tsx'
import { Part, Screen } from '../ui/screen.tsx'
import { StaleNotice } from '../ui/stale.tsx'
import { useForm } from './calls.ts'
import { FormFields } from './form-fields.tsx'
import { FormPreview } from './form-preview.tsx'
import { useFormRecord } from './form-record.ts'

const back = { to: '/forms', title: 'Forms' } as const

/** One form: what it asks, under which conditions, and what it says. */
export function FormScreen() {
  const { id } = useParams({ from: '/forms/$id' })
  const gone = { text: 'The link may be incomplete, or the form was deleted.' }
  return (
    <RecordScreen key={id} record={useForm(id)} title="Form" back={back} gone={gone}>
      {(form, restart) => <Editor stored={form} restart={restart} />}
    </RecordScreen>
  )
}

function Editor({ stored, restart }: { stored: StoredForm; restart: () => Promise<void> }) {
  const { record, isStale } = useFormRecord(stored)
  const { register, formState } = record.form
  const { errors } = formState
  const texts = errors.definition?.texts
  return (
    <Screen title={stored.name} back={back} actions={<Actions id={stored._id} />}>
      <div className="grid gap-x-12 gap-y-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]">
        <div className="min-w-0">
          <Changeable>
            {isStale && <StaleNotice thing="form" restart={restart} />}
            <form onSubmit={(event) => event.preventDefault()} noValidate>
              <Part title="Name" note="The heading of the form's own page, and its name in the inbox.">
                <TextField label="Name" required error={errors.name?.message} {...register('name')} />
              </Part>
              <FormFields record={record} />
              <Part title="What it says">
                <div className="grid gap-5 sm:grid-cols-2">
                  <TextField
                    label="Button"
                    required
                    error={texts?.submit?.message}
                    {...register('definition.texts.submit')}
                  />
                  <TextField
                    label="Once it was sent"
                    required
                    className="sm:col-span-2"
                    error={texts?.success?.message}
                    {...register('definition.texts.success')}
                  />
                  <TextField
                    label="If it could not be sent"
                    required
                    className="sm:col-span-2"
                    error={texts?.error?.message}
                    {...register('definition.texts.error')}
                  />
                </div>
              </Part>
              <SaveBar form={record} name="the form" />
            </form>
          </Changeable>
        </div>
        <div className="min-w-0 max-xl:order-first xl:sticky xl:top-4 xl:self-start">
          <FormPreview record={record} />
        </div>
      </div>
    </Screen>
  )
}

function Actions({ id }: { id: string }) {
  return (
    <>
      {useMayRead('customers') && <ViewAnswers id={id} />}
      <ViewForm id={id} />
    </>
  )
}

/** How many answers came, and the way to them. */
function ViewAnswers({ id }: { id: string }) {
  const counts = useCounts(listMessages, countMessages, { form: id })
  return (
    <Link to="/inbox" search={{ form: id }} className={buttonClass('secondary')}>
      {counts ? counted(counts.all, 'answer') : 'Answers'}
    </Link>
  )
}

/** As saved. The address can be sent to people too. */
function ViewForm({ id }: { id: string }) {
  return (
    <a href={formPath(id)} target="_blank" rel="noopener" className={buttonClass('secondary')}>
      <ExternalLink className="size-4" aria-hidden />
      View form
    </a>
  )
}
