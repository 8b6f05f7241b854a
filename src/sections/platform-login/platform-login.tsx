import { Band } from '../../ui/band.tsx'
import { Doorway } from '../../ui/doorway.tsx'
import { Island } from '../define/island.tsx'
import { defineSection } from '../define/section.ts'
import { type PlatformLogin, sample, schema } from './platform-login.schema.ts'
import PlatformLoginForm from './platform-login-form.island.tsx'

/** Sign-in on the platform's host, in four views (S60 to S64). */
function PlatformLoginView({ props }: { props: PlatformLogin }) {
  const { homeLink, registerLink, code, forgot } = props
  return (
    <Band band={props}>
      <Doorway {...props} measure="narrow">
        <Island
          name="platform-login-form"
          needs="Signing in"
          of={PlatformLoginForm}
          props={{ homeLink, registerLink, code, forgot }}
          start="load"
        />
      </Doorway>
    </Band>
  )
}

export const platformLogin = defineSection({
  type: 'platform-login',
  title: 'Sign-in to the platform',
  category: 'account',
  schema,
  sample,
  words: 'sign in log in platform owner',
  view: PlatformLoginView,
  only: 'login',
})
