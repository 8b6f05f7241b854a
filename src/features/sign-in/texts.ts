import { longText, text } from '../../sections/define/parts.ts'

/** Texts of signing in by an emailed code. */
export const codeFields = {
  link: text('Link', 'Use a code from your email instead'),
  title: text('Heading', 'Sign in with a code'),
  description: longText('Description', 'We send six digits to your email; no password is needed.'),
  button: text('Button', 'Send the code'),
  codeTitle: text('Heading of the code screen', 'Check your email'),
  codeDescription: longText(
    'Description of the code screen',
    'If there is an account with this email, six digits are on their way to it. They are good for ten minutes, in this browser.',
  ),
  codeButton: text('Button of the code screen', 'Sign in'),
}

/** Texts of requesting a link to reset the password. */
export const forgotFields = {
  link: text('Link', 'Forgot your password?'),
  title: text('Heading', 'A new password'),
  description: longText('Description', 'We send a link to your email. It leads to where you choose a new one.'),
  button: text('Button', 'Send the link'),
  success: text('Message once it is sent', 'Please check your email for the link.'),
  error: text('Message when it could not be sent', 'The link could not be sent. Please try again.'),
}
