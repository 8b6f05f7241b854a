import { Controller } from 'react-hook-form'
import { z } from 'zod'
import { call } from '../../client/call.ts'
import { toast } from '../../client/toast.ts'
import { schedulePage, unschedulePage } from '../../server/modules/content/pages/pages.contract.ts'
import type { PageDetail } from '../../shared/content/pages/pages-admin.ts'
import { longTime } from '../../shared/times.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { counted } from '../ui/counted.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import { useZone } from '../ui/me.ts'
import { useRecordForm } from '../ui/record-form.ts'
import { TimeField } from '../ui/time-field.tsx'
import { useRun } from '../ui/use-run.ts'
import { useFindingsCount } from './calls.ts'
import { LoadedPage } from './loaded-page.tsx'
import { overdueText } from './page-state.tsx'

type Props = { pageId: string; onSaved: () => void; onClose: () => void }

/** Schedules the draft of a page, or takes it off the schedule. */
export function PublishLater({ pageId, ...acts }: Props) {
  return (
    <LoadedPage pageId={pageId} title="Publish later" loading="Loading the schedule" onClose={acts.onClose}>
      {(page) => <ScheduleForm page={page} {...acts} />}
    </LoadedPage>
  )
}

const schema = z.object({
  publishAt: z
    .string()
    .nullable()
    .transform((time, context) => {
      if (time !== null) return time
      context.addIssue('Choose a date and time.')
      return z.NEVER
    }),
})

type FormProps = Omit<Props, 'pageId'> & { page: PageDetail }

function ScheduleForm({ page, onSaved, onClose }: FormProps) {
  const zone = useZone()
  const done = (text: string) => {
    toast.success(text)
    onSaved()
    onClose()
  }
  const record = useRecordForm({
    schema,
    values: { publishAt: page.publishAt },
    save: async ({ publishAt }) => {
      await call(schedulePage, { params: { id: page._id }, body: { publishAt } })
      done(`Scheduled for ${longTime(publishAt, zone)}`)
      return { publishAt }
    },
  })
  return (
    <FormDialog title="Publish later" size="small" action="Schedule" record={record} onClose={onClose}>
      <p className="text-ink-soft">
        The draft is published automatically at this time, with everything that was saved until then.
      </p>
      <Warnings page={page} />
      <Controller
        control={record.form.control}
        name="publishAt"
        render={({ field, fieldState }) => (
          <TimeField
            label="Date and time"
            required
            error={fieldState.error?.message}
            value={field.value}
            onChange={field.onChange}
            ref={field.ref}
          />
        )}
      />
      {page.publishAt && <TakeOff page={page} onDone={() => done('Taken off the schedule')} />}
    </FormDialog>
  )
}

/** A time that passed with errors in the draft, and warnings of the check before publishing. */
function Warnings({ page: { _id, publishAt, overdue } }: { page: PageDetail }) {
  const zone = useZone()
  const { data: count = 0 } = useFindingsCount(_id)
  return (
    <>
      {publishAt && overdue && (
        <Notice kind="danger">{`${overdueText(publishAt, zone)} “Publish” in the builder leads to them.`}</Notice>
      )}
      {count > 0 && (
        <Notice kind="info">
          {`The check has ${counted(count, 'warning')} about this draft. “Publish” in the builder lists them.`}
        </Notice>
      )}
    </>
  )
}

function TakeOff({ page, onDone }: { page: PageDetail; onDone: () => void }) {
  const { run, busy, fault } = useRun()
  const takeOff = async () => {
    await call(unschedulePage, { params: { id: page._id } })
    onDone()
  }
  return (
    <div className="grid justify-items-start gap-2">
      <Button look="secondary" busy={busy} onClick={() => void run(takeOff)}>
        Take off the schedule
      </Button>
      {fault && <Notice kind="danger">{fault}</Notice>}
    </div>
  )
}
