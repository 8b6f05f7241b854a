import { indianTime, type Words } from './words.ts'

export const hindi: Words = {
  welcome: ({ site, firstName, email, href }) => ({
    subject: `${site} में आपका स्वागत है`,
    blocks: [
      `नमस्ते ${firstName},`,
      `${site} में आपका स्वागत है। आपका खाता तैयार है, और आप ${email} से साइन इन करते हैं।`,
      'आपके ऑर्डर, पते और वे उपकरण जिन पर आप साइन इन हैं, सब आपके खाते में मिलते हैं।',
      'अगर आपने खाता नहीं बनाया, तो किसी ने आपका ईमेल लिख दिया है। साइन इन के पन्ने पर “पासवर्ड भूल गए?” से नया पासवर्ड चुनने पर खाता केवल आपका हो जाता है।',
    ],
    button: { text: 'अपने खाते पर जाएँ', href },
    language: 'hi',
  }),
  begun: ({ site, firstName, platform, address, href }) => ({
    subject: `${site} शुरू हो गई है`,
    blocks: [
      `नमस्ते ${firstName},`,
      `${platform} में आपका स्वागत है। आपकी साइट ${site} शुरू हो गई है, और ${address} पर मिलती है।`,
      'उसके एडमिन में आप चुनते हैं कि वह किससे शुरू हो, अपने शब्द और तस्वीरें डालते हैं, और जो तैयार है उसे प्रकाशित करते हैं।',
      `आप अपनी सभी साइटों में, ${address} और ${platform} पर, अपने ईमेल से साइन इन करते हैं।`,
    ],
    button: { text: 'एडमिन पर जाएँ', href },
    language: 'hi',
  }),
  invitation: ({ site, by, role, days, href }) => ({
    subject: `${by} ने आपको ${site} पर काम करने के लिए बुलाया है`,
    blocks: [
      'नमस्ते,',
      `${by} ने आपको “${role}” की भूमिका में ${site} पर काम करने के लिए बुलाया है।`,
      `यह लिंक ${days} दिन तक, और केवल आपके लिए मान्य है: इसे आगे न भेजें। अगर आप ${by} को नहीं जानते, तो आपको कुछ नहीं करना है।`,
    ],
    button: { text: 'निमंत्रण स्वीकार करें', href },
    kept: `${by} ने आपको ${site} पर काम करने के लिए बुलाया है। इस मेल का लिंक यहाँ नहीं रखा जाता।`,
    language: 'hi',
  }),
  suspended: ({ site, platform, reason, help }) => ({
    subject: `${site} रोक दी गई है`,
    blocks: [
      'नमस्ते,',
      `${platform} ने ${site} को रोक दिया है। फ़िलहाल उसके पन्ने और एडमिन कोई नहीं खोल सकता। कुछ भी हटाया नहीं गया है।`,
      { lines: ['कारण:', reason] },
      `इसे फिर खुलवाने के लिए ${help} को लिखें।`,
    ],
    language: 'hi',
  }),
  restored: ({ site, platform, href }) => ({
    subject: `${site} फिर खुल गई है`,
    blocks: ['नमस्ते,', `${platform} ने ${site} को फिर खोल दिया है: उसके पन्ने और एडमिन पहले जैसे खुले हैं।`],
    button: { text: 'एडमिन पर जाएँ', href },
    language: 'hi',
  }),
  newDevice: ({ site, firstName, device, at, way, href }) => ({
    subject: `${site} में नया साइन इन`,
    blocks: [
      `नमस्ते ${firstName},`,
      `${site} के आपके खाते में किसी ने, उम्मीद है आपने, ऐसे उपकरण से साइन इन किया है जो पहले इस्तेमाल नहीं हुआ था।`,
      {
        sums: [
          ['उपकरण', device || 'पता नहीं'],
          ['समय', indianTime(at, 'hi-IN')],
        ],
      },
      way === 'devices'
        ? 'अगर यह आप थे, तो आपको कुछ नहीं करना है। अगर नहीं, तो उस उपकरण को साइन आउट करें और नया पासवर्ड चुनें।'
        : 'अगर यह आप थे, तो आपको कुछ नहीं करना है। अगर नहीं, तो तुरंत नया पासवर्ड चुनें: उससे सभी उपकरण साइन आउट हो जाते हैं।',
    ],
    button: { text: way === 'devices' ? 'अपने उपकरण देखें' : 'नया पासवर्ड चुनें', href },
    language: 'hi',
  }),
  addressLeft: ({ site, firstName, to, at, help }) => ({
    subject: `${site} का आपका ईमेल बदल गया है`,
    blocks: [
      `नमस्ते ${firstName},`,
      `${indianTime(at, 'hi-IN')} से ${site} के आपके खाते का ईमेल ${to} है। अब आप इस ईमेल से साइन इन नहीं करते।`,
      `अगर यह आपने नहीं किया, तो तुरंत इसी पते से ${help} को लिखें।`,
    ],
    language: 'hi',
  }),
  addressTaken: ({ site, firstName, from, at, href }) => ({
    subject: `अब ${site} का आपका ईमेल यह है`,
    blocks: [
      `नमस्ते ${firstName},`,
      `${indianTime(at, 'hi-IN')} से आप ${site} में ${from} की जगह इस ईमेल से साइन इन करते हैं। आपका पासवर्ड वही है।`,
    ],
    button: { text: 'अपने खाते पर जाएँ', href },
    language: 'hi',
  }),
}
