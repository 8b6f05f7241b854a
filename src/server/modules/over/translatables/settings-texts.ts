import { mapSettingsTexts } from '../../../../shared/sites/settings-texts.ts'
import { dictionariesOf, type Translatable } from '../../content/translations/index.ts'
import { keepSettingsWords, readSite } from '../../ground/directory/index.ts'

const id = 'site'
const name = 'Settings'

/** The settings of the site, one thing with all its texts. */
export const translatableSettings: Translatable = async (ctx, wanted) => {
  const isWanted = 'id' in wanted ? wanted.id === id : wanted.from === 0 && matches(wanted.q)
  if (!isWanted) return []
  const { settings } = await readSite(ctx)
  return [
    {
      ...{ id, name, tags: ['site'] },
      visit: (say) => void mapSettingsTexts(settings, say),
      async whenTranslated(ctx) {
        const found = await dictionariesOf(ctx, { settings: [id] })
        const words = [...found].map(([language, of]) => [language, Object.fromEntries(of.get(`settings ${id}`) ?? [])])
        await keepSettingsWords(ctx, Object.fromEntries(words))
      },
    },
  ]
}

const matches = (q: string) => name.toLowerCase().includes(q.trim().toLowerCase())
