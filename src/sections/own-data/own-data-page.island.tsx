import { AccountShell } from '../../features/account/account-shell.tsx'
import type { Consents } from '../../shared/people/consents.ts'
import type { Person } from '../../shared/people/customer.ts'
import type { Departure } from '../../shared/people/departure.ts'
import { t } from '../../shared/words.ts'
import { ConsentPart } from './consent-part.tsx'
import { CopyPart } from './copy-part.tsx'
import { DeletionPart } from './deletion-part.tsx'

type Props = {
  heading: string
  copyText: string
  deletionText: string
  timeZone: string
  preview: { person: Person; departure: Departure; consents: Consents } | null
}

export default function OwnDataPage({ heading, copyText, deletionText, timeZone, preview }: Props) {
  return (
    <AccountShell current="data" heading={heading} preview={preview?.person ?? null}>
      <div className="grid gap-10">
        <section>
          <h2 className="mb-3 text-xl">{t('What you agreed to')}</h2>
          <ConsentPart timeZone={timeZone} preview={preview?.consents ?? null} />
        </section>
        <section>
          <h2 className="mb-3 text-xl">{t('Take a copy')}</h2>
          <CopyPart text={copyText} />
        </section>
        <section>
          <h2 className="mb-3 text-xl">{t('Delete your account')}</h2>
          <DeletionPart text={deletionText} timeZone={timeZone} preview={preview} />
        </section>
      </div>
    </AccountShell>
  )
}
