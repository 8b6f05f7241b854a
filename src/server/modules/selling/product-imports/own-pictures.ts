import { isPictureId } from '../../../../shared/content/pictures.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Draft } from './reading/draft.ts'

type Pictures = NonNullable<Draft['pictures']>

/** Pictures of this site's library among addresses, as our own export writes them. */
export function ownPictures({ site }: Ctx, pictures: Pictures): { id: string; alt: string }[] {
  return pictures.flatMap(({ url, alt }) => {
    const id = ownId(site.origin, url)
    return id === undefined ? [] : [{ id, alt }]
  })
}

/** Pictures that stand elsewhere. */
export function otherPictures({ site }: Ctx, pictures: Pictures): Pictures {
  return pictures.filter(({ url }) => ownId(site.origin, url) === undefined)
}

function ownId(origin: string, url: string): string | undefined {
  const rest = url.startsWith(`${origin}/media/`) ? url.slice(`${origin}/media/`.length) : ''
  const [id = ''] = rest.split('/')
  return isPictureId(id) ? id : undefined
}
