import { pictureUrl } from '../../shared/content/media/pictures.ts'
import type { SiteSettings } from '../../shared/sites/site-settings.ts'
import { facesCss, facesInUse, fontUrl } from '../../shared/sites/theme/own-fonts.ts'
import { frameColours, themeCss } from '../../shared/sites/theme/theme-css.ts'
import { fileWith } from '../../shared/sites/theme/theme-fonts.ts'
import type { Assets, DocumentProps } from '../../storefront/document.tsx'
import { facesOf } from '../modules/sites/fonts/index.ts'
import type { Ctx } from '../platform/context.ts'
import { siteForBrowser } from './render-section.tsx'

type SiteLook = Pick<DocumentProps, 'siteName' | 'themeCss' | 'frameColours' | 'siteNow' | 'icon' | 'fonts' | 'rupee'>

/** The part of the site's settings that every page uses. */
export async function siteLook(ctx: Ctx, assets: Assets): Promise<SiteLook> {
  const { site } = ctx
  const { theme, logo } = site.settings
  const faces = await facesOf(ctx, theme)
  const served = [theme.fonts.body, theme.fonts.heading].flatMap((font) => fileOf(font, assets) ?? [])
  return {
    siteName: site.name,
    themeCss: facesCss(faces) + themeCss(theme),
    frameColours: frameColours(theme),
    siteNow: siteForBrowser({
      ...site.settings,
      prefix: site.language?.prefix ?? '',
      ...(site.settings.guestCheckout && { guests: true }),
    }),
    icon: logo ? pictureUrl(logo.id, 240) : undefined,
    rupee: assets.fonts[`${theme.fonts.body.name} rupee`] ?? fileWith('rupee', theme.fonts.body.name, 'normal'),
    fonts: [...new Set([...served, ...facesInUse(theme, faces).map(({ _id }) => fontUrl(_id))])],
  }
}

/** If a family has no italic file, the browser slants the upright one. */
function fileOf({ name, style }: SiteSettings['theme']['fonts']['body'], { fonts }: Assets): string | undefined {
  return (style === 'italic' ? fonts[`${name} italic`] : undefined) ?? fonts[name] ?? fileWith('latin', name, style)
}
