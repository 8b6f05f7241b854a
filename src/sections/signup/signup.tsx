import { Band } from '../../ui/band.tsx'
import { Doorway } from '../../ui/doorway.tsx'
import { Island } from '../define/island.tsx'
import type { SignUp } from './signup.schema.ts'
import SignUpForm from './signup-form.island.tsx'

/** Customer registration (R3). */
export function SignUpView({ props }: { props: SignUp }) {
  return (
    <Band band={props}>
      <Doorway {...props} measure="wide">
        <Island name="signup-form" needs="Signing up" of={SignUpForm} props={{}} start="load" />
      </Doorway>
    </Band>
  )
}
