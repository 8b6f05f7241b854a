import { usePreview } from '../../features/account/at-home.ts'
import { person } from '../../features/account/preview.ts'
import { Band } from '../../ui/band.tsx'
import { Island } from '../define/island.tsx'
import { defineSection } from '../define/section.ts'
import { type ChangePassword, sample, schema } from './change-password.schema.ts'
import PasswordPage from './password-page.island.tsx'

/** Changes the signed-in user's password (E13). */
function ChangePasswordView({ props }: { props: ChangePassword }) {
  const { heading, button, success } = props
  const preview = usePreview('change-password', person)
  return (
    <Band band={props}>
      <Island
        name="password-page"
        needs="Your password"
        of={PasswordPage}
        props={{ heading, button, success, preview }}
        start="load"
      />
    </Band>
  )
}

export const changePassword = defineSection({
  type: 'change-password',
  title: 'Change of password',
  category: 'account',
  schema,
  sample,
  words: 'security update password',
  view: ChangePasswordView,
  only: 'change-password',
})
