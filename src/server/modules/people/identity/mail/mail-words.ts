import type { Site } from '../../../../platform/context.ts'
import type { Letter } from '../../../running/mail/index.ts'

type About = { site: string; firstName: string; minutes: number }

/** What the mails of signing in say. */
type Words = {
  code: (about: About & { code: string }) => Letter
  signUp: (about: Omit<About, 'firstName'> & { code: string }) => Letter
  link: (about: About & { href: string }) => Letter
  changed: (about: Omit<About, 'minutes'> & { href: string }) => Letter
}

const english: Words = {
  code: ({ site, firstName, minutes, code }) => ({
    subject: `Your code to sign in at ${site}`,
    blocks: [
      `Dear ${firstName},`,
      `your code to sign in at ${site} is`,
      { code },
      `It is good for ${minutes} minutes, in the browser that asked for it. Please give it to nobody: we never ask for it.`,
      'If you did not ask for it, somebody has tried to sign in with your email. Nobody gets in without this code or your password, and you need do nothing.',
    ],
    kept: 'The code that this mail brought is not kept.',
  }),
  signUp: ({ site, minutes, code }) => ({
    subject: `Your code to begin a site with ${site}`,
    blocks: [
      'Welcome,',
      `your code to begin a site with ${site} is`,
      { code },
      `It is good for ${minutes} minutes, in the browser that asked for it. Please give it to nobody: we never ask for it.`,
      'If you did not ask for it, somebody has mistyped their email. Nothing was made, and you need do nothing.',
    ],
    kept: 'The code that this mail brought is not kept.',
  }),
  link: ({ site, firstName, minutes, href }) => ({
    subject: `A new password for ${site}`,
    blocks: [
      `Dear ${firstName},`,
      `somebody, you we hope, has asked for a new password at ${site}. The button leads to where you choose one; it is good for ${minutes} minutes, and once.`,
      'If you did not ask for it, you need do nothing: your password stays as it is. Please pass this mail on to nobody.',
    ],
    button: { text: 'Choose a new password', href },
    kept: 'The link that this mail brought is not kept.',
  }),
  changed: ({ site, firstName, href }) => ({
    subject: `Your password for ${site} was changed`,
    blocks: [
      `Dear ${firstName},`,
      `your password for ${site} was changed just now, and every other device was signed out.`,
      'If that was not you, please choose a new one at once: “Forgot your password?” on the sign-in page.',
    ],
    button: { text: 'To the sign-in', href },
  }),
}

const hindi: Words = {
  code: ({ site, firstName, minutes, code }) => ({
    subject: `${site} में साइन इन करने का आपका कोड`,
    blocks: [
      `नमस्ते ${firstName},`,
      `${site} में साइन इन करने का आपका कोड है`,
      { code },
      `यह ${minutes} मिनट तक, और उसी ब्राउज़र में मान्य है जिससे माँगा गया था। इसे किसी को न दें: हम आपसे यह कभी नहीं माँगते।`,
      'अगर आपने इसे नहीं माँगा, तो किसी और ने आपके ईमेल से साइन इन करने की कोशिश की है। इस कोड या आपके पासवर्ड के बिना कोई अंदर नहीं आ सकता, इसलिए आपको कुछ नहीं करना है।',
    ],
    kept: 'इस मेल का कोड यहाँ नहीं रखा जाता।',
    language: 'hi',
  }),
  signUp: ({ site, minutes, code }) => ({
    subject: `${site} के साथ साइट शुरू करने का आपका कोड`,
    blocks: [
      'नमस्ते,',
      `${site} के साथ साइट शुरू करने का आपका कोड है`,
      { code },
      `यह ${minutes} मिनट तक, और उसी ब्राउज़र में मान्य है जिससे माँगा गया था। इसे किसी को न दें: हम आपसे यह कभी नहीं माँगते।`,
      'अगर आपने इसे नहीं माँगा, तो किसी ने ग़लती से आपका ईमेल लिख दिया है। कुछ नहीं बनाया गया, और आपको कुछ नहीं करना है।',
    ],
    kept: 'इस मेल का कोड यहाँ नहीं रखा जाता।',
    language: 'hi',
  }),
  link: ({ site, firstName, minutes, href }) => ({
    subject: `${site} के लिए नया पासवर्ड`,
    blocks: [
      `नमस्ते ${firstName},`,
      `किसी ने, उम्मीद है आपने, ${site} पर नया पासवर्ड माँगा है। नीचे का बटन वहाँ ले जाता है जहाँ आप उसे चुनते हैं; यह ${minutes} मिनट तक और एक बार के लिए मान्य है।`,
      'अगर आपने इसे नहीं माँगा, तो आपको कुछ नहीं करना है: आपका पासवर्ड वैसा ही रहेगा। यह मेल किसी को आगे न भेजें।',
    ],
    button: { text: 'नया पासवर्ड चुनें', href },
    kept: 'इस मेल का लिंक यहाँ नहीं रखा जाता।',
    language: 'hi',
  }),
  changed: ({ site, firstName, href }) => ({
    subject: `${site} का आपका पासवर्ड बदल गया है`,
    blocks: [
      `नमस्ते ${firstName},`,
      `${site} का आपका पासवर्ड अभी बदला गया है, और बाकी सभी उपकरण साइन आउट कर दिए गए हैं।`,
      'अगर यह आपने नहीं किया, तो तुरंत नया पासवर्ड चुनें: साइन इन के पन्ने पर “पासवर्ड भूल गए?”',
    ],
    button: { text: 'साइन इन पर जाएँ', href },
    language: 'hi',
  }),
}

/** In the language of the site, where we know it. */
export function mailWords({ settings: { locale } }: Site): Words {
  return locale.startsWith('hi') ? hindi : english
}
