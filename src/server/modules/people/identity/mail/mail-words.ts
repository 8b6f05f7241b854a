import { t } from '../../../../../shared/words.ts'
import { greeting, type Letter } from '../../../ground/mail/index.ts'

type About = { site: string; firstName: string; minutes: number }

/** To whoever signs in with a code. */
export function codeMail({ site, firstName, minutes, code }: About & { code: string }): Letter {
  return {
    subject: t('Your code to sign in at {site}', { site }),
    blocks: [
      greeting(firstName),
      t('your code to sign in at {site} is', { site }),
      { code },
      goodFor(minutes),
      t(
        'If you did not ask for it, somebody has tried to sign in with your email. Nobody gets in without this code or your password, and you need do nothing.',
      ),
    ],
    kept: t('The code that this mail brought is not kept.'),
  }
}

/** To whoever begins a site: there is no account yet. */
export function signUpMail({ site, minutes, code }: Omit<About, 'firstName'> & { code: string }): Letter {
  return {
    subject: t('Your code to begin a site with {site}', { site }),
    blocks: [
      t('Welcome,'),
      t('your code to begin a site with {site} is', { site }),
      { code },
      goodFor(minutes),
      t('If you did not ask for it, somebody has mistyped their email. Nothing was made, and you need do nothing.'),
    ],
    kept: t('The code that this mail brought is not kept.'),
  }
}

const goodFor = (minutes: number) =>
  t(
    'It is good for {minutes} minutes, in the browser that asked for it. Please give it to nobody: we never ask for it.',
    {
      minutes,
    },
  )

/** With the link to a new password. */
export function linkMail({ site, firstName, minutes, href }: About & { href: string }): Letter {
  return {
    subject: t('A new password for {site}', { site }),
    blocks: [
      greeting(firstName),
      t(
        'somebody, you we hope, has asked for a new password at {site}. The button leads to where you choose one; it is good for {minutes} minutes, and once.',
        { site, minutes },
      ),
      t(
        'If you did not ask for it, you need do nothing: your password stays as it is. Please pass this mail on to nobody.',
      ),
    ],
    button: { text: t('Choose a new password'), href },
    kept: t('The link that this mail brought is not kept.'),
  }
}

/** After the password was changed. */
export function changedMail({ site, firstName, href }: Omit<About, 'minutes'> & { href: string }): Letter {
  return {
    subject: t('Your password for {site} was changed', { site }),
    blocks: [
      greeting(firstName),
      t('your password for {site} was changed just now, and every other device was signed out.', { site }),
      t('If that was not you, please choose a new one at once: “Forgot your password?” on the sign-in page.'),
    ],
    button: { text: t('To the sign-in'), href },
  }
}
