import { Band } from '../../ui/band.tsx'
import { Doorway } from '../../ui/doorway.tsx'
import { Island } from '../define/island.tsx'
import { usePage } from '../define/page-info.tsx'
import { defineSection } from '../define/section.ts'
import { type Login, sample, schema } from './login.schema.ts'
import LoginForm from './login-form.island.tsx'

/** Sign-in with e-mail and password (R2), or with a code (C50), and the way to a new password (S62). */
function LoginView({ props }: { props: Login }) {
  const { demo, google = '' } = usePage().site
  const clientId = props.showGoogle ? google : ''
  return (
    <Band band={props}>
      <Doorway {...props} measure="narrow">
        <Island
          name="login-form"
          needs="Signing in"
          of={LoginForm}
          props={{ demo, google: clientId, showSignUp: props.showSignUp, code: props.code, forgot: props.forgot }}
          start="load"
          outside={clientId ? 'google' : undefined}
        />
      </Doorway>
    </Band>
  )
}

export const login = defineSection({
  type: 'login',
  title: 'Sign-in form',
  category: 'account',
  schema,
  sample,
  words: 'sign in log in',
  view: LoginView,
  only: 'login',
})
