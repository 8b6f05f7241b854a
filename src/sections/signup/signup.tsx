import { Band } from '../../ui/band.tsx'
import { Doorway } from '../../ui/doorway.tsx'
import { Island } from '../define/island.tsx'
import { usePage } from '../define/page-info.tsx'
import { defineSection } from '../define/section.ts'
import { type SignUp, sample, schema } from './signup.schema.ts'
import SignUpForm from './signup-form.island.tsx'

/** Customer registration (R3). */
function SignUpView({ props }: { props: SignUp }) {
  const { google = '' } = usePage().site
  const clientId = props.showGoogle ? google : ''
  return (
    <Band band={props}>
      <Doorway {...props} measure="wide">
        <Island
          name="signup-form"
          needs="Signing up"
          of={SignUpForm}
          props={{ google: clientId }}
          start="load"
          outside={clientId ? 'google' : undefined}
        />
      </Doorway>
    </Band>
  )
}

export const signup = defineSection({
  type: 'signup',
  title: 'Sign-up form',
  category: 'account',
  schema,
  sample,
  words: 'register create account',
  view: SignUpView,
  only: 'signup',
})
