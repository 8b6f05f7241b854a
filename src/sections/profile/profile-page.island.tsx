import { object } from 'zod/mini'
import { usePerson, useSaveProfile } from '../../client/account.ts'
import { useCheckedForm } from '../../client/form.ts'
import { toastLater } from '../../client/toast-later.ts'
import { AccountShell } from '../../features/account/account-shell.tsx'
import { customerBody, type Person } from '../../shared/people/customer.ts'
import { t } from '../../shared/words.ts'
import { Button } from '../../ui/button.tsx'
import { CustomerFields } from '../../ui/customer-fields.tsx'
import { LoadFault } from '../../ui/load-fault.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { EmailPart } from './email-part.tsx'
import { ProfilePicture } from './profile-picture.tsx'

type Props = { heading: string; preview: Person | null }

export default function ProfilePage({ heading, preview }: Props) {
  const { data: person, fault, retry } = usePerson(preview)
  return (
    <AccountShell current="profile" heading={heading} preview={preview}>
      {person ? (
        <>
          <ProfilePicture person={person} />
          <ProfileForm person={person} />
          <EmailPart preview={preview} />
        </>
      ) : fault ? (
        <LoadFault text={fault} retry={retry} />
      ) : (
        <ProfileSkeleton />
      )}
    </AccountShell>
  )
}

const { firstName, lastName, mobileNumber, birthDate, gender } = customerBody.shape
const profileForm = object({ firstName, lastName, mobileNumber, birthDate, gender })

function ProfileForm({ person }: { person: Person }) {
  const save = useSaveProfile()
  const { field, submit, busy, fault } = useCheckedForm({
    schema: profileForm,
    values: {
      ...person,
      mobileNumber: person.mobileNumber ?? '',
      birthDate: person.birthDate ?? '',
      gender: person.gender ?? undefined,
    },
    send: async (changes) => {
      await save(changes)
      await toastLater(t('Profile saved'))
    },
  })
  return (
    <form method="post" noValidate onSubmit={submit} className="grid max-w-[38rem] gap-5 sm:grid-cols-2">
      {fault && (
        <Notice kind="danger" className="sm:col-span-2">
          {fault}
        </Notice>
      )}
      <CustomerFields field={field} />
      <Button type="submit" busy={busy} className="justify-self-start sm:col-span-2">
        {t('Save')}
      </Button>
    </form>
  )
}

function ProfileSkeleton() {
  return (
    <Loading text={t('Loading your profile')}>
      <div className="grid max-w-[38rem] gap-5 sm:grid-cols-2">
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
      </div>
    </Loading>
  )
}
