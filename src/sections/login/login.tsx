import { Band } from '../../ui/band.tsx'
import { Doorway } from '../../ui/doorway.tsx'
import { Island } from '../define/island.tsx'
import { usePage } from '../define/page-info.tsx'
import type { Login } from './login.schema.ts'
import LoginForm from './login-form.island.tsx'

/** Sign-in with e-mail and password (R2). */
export function LoginView({ props }: { props: Login }) {
  const { demo } = usePage().site
  return (
    <Band band={props}>
      <Doorway {...props} measure="narrow">
        <Island
          name="login-form"
          needs="Signing in"
          of={LoginForm}
          props={{ demo, showSignUp: props.showSignUp }}
          start="load"
        />
      </Doorway>
    </Band>
  )
}
