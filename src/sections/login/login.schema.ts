import { z } from 'zod'
import { codeFields, forgotFields } from '../../features/sign-in/texts.ts'
import { band, group, image, longText, showing, text, toggle } from '../define/parts.ts'

export const schema = z.object({
  ...band,
  heading: text('Heading', 'Sign in'),
  description: longText('Description'),
  image: image('Picture next to the form'),
  showSignUp: toggle('Link to sign up', true),
  showGoogle: toggle('Google button, where the settings name a client ID', true),
  code: group('Sign-in with a code', { show: showing(toggle('Show', true), 'all'), ...codeFields }),
  forgot: group('Forgotten password', { show: showing(toggle('Show', true), 'all'), ...forgotFields }),
})

export type Login = z.output<typeof schema>

export const sample = (): z.input<typeof schema> => ({
  heading: 'Welcome back',
  description: 'Sign in to see your orders and to find your bag as you left it.',
})
