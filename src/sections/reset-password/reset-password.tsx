import { isAtHome } from '../../features/account/at-home.ts'
import { Band } from '../../ui/band.tsx'
import { Doorway } from '../../ui/doorway.tsx'
import { Island } from '../define/island.tsx'
import { usePage } from '../define/page-info.tsx'
import { defineSection } from '../define/section.ts'
import ResetForm from './reset-form.island.tsx'
import { type ResetPassword, sample, schema } from './reset-password.schema.ts'

/** Target of the mailed link that resets a password (R17, S65, S66). */
function ResetPasswordView({ props }: { props: ResetPassword }) {
  const { button, success, error } = props
  const isPreview = !isAtHome('reset-password', usePage().path)
  return (
    <Band band={props}>
      <Doorway {...props} measure="narrow">
        <Island
          name="reset-form"
          needs="Choosing a new password"
          of={ResetForm}
          props={{ texts: { button, success, error }, isPreview }}
          start="load"
        />
      </Doorway>
    </Band>
  )
}

export const resetPassword = defineSection({
  type: 'reset-password',
  title: 'New password by a link',
  category: 'account',
  schema,
  sample,
  words: 'reset forgot forgotten password',
  view: ResetPasswordView,
  only: 'reset-password',
})
