import { defineSection } from '../define/section.ts'
import { sample, schema } from './signup.schema.ts'
import { SignUpView } from './signup.tsx'

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
