import { FormAlone } from '../../features/own-form/form-alone.tsx'
import { MoreAsked } from '../../features/own-form/more-asked.tsx'
import type { Faults, OwnFormProps, SentBefore } from '../../features/own-form/own-form.tsx'
import { Island } from '../../sections/define/island.tsx'
import FramedForm from '../../sections/embedded-form/framed-form.island.tsx'
import OwnForm from '../../sections/form/own-form.island.tsx'
import {
  type Answers,
  formPath,
  frameContent,
  framePath,
  type ShownForm,
} from '../../shared/content/forms/form-answers.ts'
import type { StoredForm } from '../../shared/content/forms/forms.ts'
import type { PageDocument } from '../../shared/content/pages/page-document.ts'
import { inLanguage } from '../../shared/sites/languages.ts'
import type { Assets } from '../../storefront/document.tsx'
import { type Ground, grounds } from '../../ui/band.tsx'
import { Notice } from '../../ui/notice.tsx'
import { shownForm } from '../modules/content/forms/index.ts'
import type { Ctx } from '../platform/context.ts'
import { pageSecurity } from '../platform/http/security.ts'
import type { Refusal } from '../platform/refusal.ts'
import { asHtml } from './make-page.ts'
import { pageInfo, renderBody } from './page-body.ts'
import { inTurn } from './page-turns.ts'
import { recordReads } from './reads.ts'
import { markup } from './render-section.tsx'

/**
 * State of a visitor's form. `more`: further fields are shown because of the answers so far; `refused`: not for a fault of its
 * fields, so the same answers may be sent again later.
 */
export type Progress =
  | { state: 'open' | 'sent' }
  | { state: 'faulty'; answers: Answers; faults: Faults; files: SentBefore[] }
  | { state: 'more'; answers: Answers; files: SentBefore[] }
  | { state: 'refused'; answers: Answers; refusal: Refusal; files: SentBefore[] }

/** `frame`: background of the frame's section; undefined for the form's own page. */
type Shown = { frame: Ground | undefined; progress: Progress }

const headers: Record<string, string> = {
  ...pageSecurity,
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
}

const nothing: PageDocument = { schemaVersion: 1, sections: [] }
const alone: PageDocument = { ...nothing, groups: { announcement: null, header: null, footer: null } }

/** Renders a form's own page in the site's look and turn; within a frame, without header and footer. */
export function formPage(ctx: Ctx, assets: Assets, stored: StoredForm, shown: Shown): Promise<Response> {
  return inTurn(ctx, () => draw(ctx, assets, stored, shown))
}

async function draw(ctx: Ctx, assets: Assets, stored: StoredForm, shown: Shown): Promise<Response> {
  const form = await shownForm(ctx, stored)
  const info = pageInfo(ctx, { path: formPath(form.id), query: {}, params: {} })
  const body = await renderBody(ctx, shown.frame ? alone : nothing, info, recordReads(ctx, new Set()))
  const main = markup(<FormMain form={form} {...shown} />, 'form', info)
  const head = {
    ...{ title: `${form.name} · ${ctx.site.name}`, description: '', canonical: '', image: undefined },
    ...{ type: 'website' as const, noIndex: true, structuredData: [] },
  }
  const html = await asHtml(ctx, assets, head, { ...body, main: main.html, islands: body.islands + main.islands })
  return new Response(html, { status: statusOf(shown.progress), headers: { ...headers, ...waitOf(shown.progress) } })
}

function statusOf(progress: Progress): number {
  if (progress.state === 'refused') return progress.refusal.status
  return progress.state === 'faulty' ? 400 : 200
}

function waitOf(progress: Progress): Record<string, string> {
  const seconds = progress.state === 'refused' ? progress.refusal.retryAfter : undefined
  return seconds === undefined ? {} : { 'retry-after': String(seconds) }
}

function FormMain({ form, frame, progress }: Shown & { form: ShownForm }) {
  const path = inLanguage(frame ? framePath(form.id, frame) : formPath(form.id))
  const asks = progress.state === 'sent' ? undefined : { form, action: path, ...sentBefore(progress) }
  const main = (
    <>
      {progress.state === 'sent' && <Notice kind="good">{form.texts.success}</Notice>}
      {progress.state === 'more' && <MoreAsked />}
      {progress.state === 'refused' && (
        <Notice kind="danger" className="mb-6">
          {progress.refusal.said() ?? progress.refusal.message}
        </Notice>
      )}
      {asks && !frame && <Island name="own-form" of={OwnForm} props={asks} start="touch" />}
      {asks && frame && <Island name="framed-form" of={FramedForm} props={asks} start="load" />}
    </>
  )
  if (frame)
    return (
      <div className={`min-h-dvh ${grounds[frame]}`}>
        <div id={frameContent} className="p-1">
          {main}
        </div>
      </div>
    )
  return <FormAlone name={form.name}>{main}</FormAlone>
}

function sentBefore(progress: Progress): Pick<OwnFormProps, 'typed' | 'faults' | 'files'> {
  if (!('answers' in progress)) return {}
  const { answers: typed, files } = progress
  return progress.state === 'faulty' ? { typed, files, faults: progress.faults } : { typed, files }
}
