import { z } from 'zod'
import { codeFields, forgotFields } from '../../features/sign-in/texts.ts'
import { band, group, image, longText, text } from '../define/parts.ts'

export const schema = z.object({
  ...band,
  heading: text('Heading', 'Sign in'),
  description: longText('Description'),
  image: image('Picture next to the form'),
  homeLink: text('Link to the home page', 'Home'),
  registerLink: text('Link to begin a site', 'Begin a site'),
  code: group('Sign-in with a code', { ...codeFields, link: text('Link', 'Sign in with a code from your email') }),
  forgot: group('Forgotten password', forgotFields),
})

export type PlatformLogin = z.output<typeof schema>

export const sample = (): z.input<typeof schema> => ({ description: 'To the sites that you own or work for.' })
