import { mediaList } from '../../shared/content/media/media-admin.ts'
import { searchOf } from '../ui/list-search.ts'

export const mediaSearch = searchOf(mediaList, 'used', 'kind', 'folder', 'tag')
