import { say } from '../../shared/own-words.ts'
import { inLanguage } from '../../shared/sites/languages.ts'
import { t } from '../../shared/words.ts'
import type { Assets } from '../../storefront/document.tsx'
import { Band } from '../../ui/band.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { LinkAct } from '../modules/content/newsletter/index.ts'
import type { Ctx } from '../platform/context.ts'
import { framedPage, secretHeaders } from './framed-page.tsx'

/** `open`: waiting for the button; `done`: it was pressed, now or earlier. */
export type LinkState = 'open' | 'done' | 'invalid'

type Shown = { act: LinkAct; id: string; state: LinkState; fault?: string | undefined }

/** Renders the page of a newsletter link, between the site's header and footer. */
export function linkPage(ctx: Ctx, assets: Assets, shown: Shown): Promise<Response> {
  return framedPage(ctx, assets, {
    path: `/newsletter/${shown.act}`,
    query: { id: shown.id },
    title: () => headings[shown.act]()[shown.state],
    main: <LinkMain shown={shown} site={ctx.site.name} />,
    status: shown.state === 'invalid' ? 404 : shown.fault ? 400 : 200,
    headers: secretHeaders,
  })
}

const invalid = () => t('This link is not valid any more')

const headings: Record<LinkAct, () => Record<LinkState, string>> = {
  confirm: () => ({ open: t('Confirm your subscription'), done: say('newsletter.subscribed'), invalid: invalid() }),
  leave: () => ({
    open: t('Unsubscribe from the newsletter'),
    done: say('newsletter.unsubscribed'),
    invalid: invalid(),
  }),
  undo: () => ({ open: t('Subscribe again'), done: say('newsletter.subscribed'), invalid: invalid() }),
}

const texts: Record<LinkAct, (site: string) => Record<LinkState, string>> = {
  confirm: (site) => ({
    open: t('One press, and the newsletter of {site} comes to you.', { site }),
    done: t('The newsletter of {site} comes to you from now on.', { site }),
    invalid: t('Enter your email again where you subscribed, and we’ll send you a new link.'),
  }),
  leave: (site) => ({
    open: t('Tell {site} why you are leaving.', { site }),
    done: t('The newsletter of {site} does not come to you any more.', { site }),
    invalid: t('Use the link in the latest email from us.'),
  }),
  undo: (site) => ({
    open: t('This address was taken off the newsletter of {site}. One press brings it back.', { site }),
    done: t('The newsletter of {site} comes to you from now on.', { site }),
    invalid: t('Use the link in the latest email from us.'),
  }),
}

const buttons: Record<LinkAct, () => string> = {
  confirm: () => t('Confirm the subscription'),
  leave: () => t('Unsubscribe'),
  undo: () => t('Subscribe again'),
}

function LinkMain({ shown: { act, id, state, fault }, site }: { shown: Shown; site: string }) {
  return (
    <Band band={{ tone: 'plain', width: 'text', spacing: { base: 'normal' }, anchor: '' }}>
      <h1 className="text-3xl">{headings[act]()[state]}</h1>
      <p className="mt-3 text-lg text-ink-soft" role={state === 'done' ? 'status' : undefined}>
        {texts[act](site)[state]}
      </p>
      {state === 'open' ? (
        <form
          method="post"
          action={inLanguage(`/newsletter/${act}?id=${encodeURIComponent(id)}`)}
          className="mt-8 grid gap-5"
        >
          {act === 'leave' && <TextField label={t('Reason')} name="reason" maxLength={1000} required error={fault} />}
          <Button type="submit" className="sm:justify-self-start">
            {buttons[act]()}
          </Button>
        </form>
      ) : (
        <a href={inLanguage('/')} className={buttonClass('secondary', 'mt-8')}>
          {t('Go to the home page')}
        </a>
      )}
    </Band>
  )
}
