import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../client/call.ts'
import { passOn } from '../../client/pass-on.ts'
import {
  readShareLink,
  shareWishlist,
  unshareWishlist,
} from '../../server/modules/selling/wishlist/wishlist.contract.ts'
import { t } from '../../shared/words.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'

const queryKey = ['wishlist-link']

type Link = { data: { url: string | null } }

type Props = {
  /** In the gallery and the builder: makes no call. */
  inert: boolean
  /** An empty list is not offered to be shared, but one that is shared can be ended. */
  isEmpty: boolean
}

/** Shares the wishlist by a link without the owner's name (B286), and ends that. */
export function ShareList({ inert, isEmpty }: Props) {
  const queries = useQueryClient()
  const { data } = useQuery<Link>({ queryKey, queryFn: () => call(readShareLink, {}), enabled: !inert })
  const told = { onSuccess: (link: Link) => queries.setQueryData<Link>(queryKey, link) }
  const begin = useMutation({ mutationFn: () => call(shareWishlist, {}), ...told })
  const end = useMutation({ mutationFn: () => call(unshareWishlist, {}), ...told })
  const url = data?.data.url
  if ((!inert && !data) || (isEmpty && !url)) return null
  const error = begin.error ?? end.error
  return (
    <div className="mt-10 max-w-[60ch] border-t border-line pt-4">
      {url ? (
        <Shared url={url} end={() => end.mutate()} isEnding={end.isPending} />
      ) : (
        <>
          <p className="mb-3 text-sm text-ink-soft">
            {t('Anyone with the link sees what is on your wishlist, but not whose it is.')}
          </p>
          <Button look="secondary" busy={begin.isPending} onClick={() => inert || begin.mutate()}>
            {t('Share your wishlist with a link')}
          </Button>
        </>
      )}
      {error && (
        <Notice kind="danger" className="mt-3">
          {error.message}
        </Notice>
      )}
    </div>
  )
}

function Shared({ url, end, isEnding }: { url: string; end: () => void; isEnding: boolean }) {
  return (
    <>
      <TextField
        label={t('Link to your wishlist')}
        hint={t('Anyone with the link sees what is on your wishlist, but not whose it is.')}
        value={url}
        readOnly
        onFocus={({ target }) => target.select()}
      />
      <div className="mt-3 flex flex-wrap gap-3">
        <Button look="secondary" onClick={() => void share(url)}>
          {t('Share')}
        </Button>
        <Button look="quiet" busy={isEnding} onClick={end}>
          {t('Stop sharing')}
        </Button>
      </div>
    </>
  )
}

const share = (url: string) =>
  passOn({ title: t('A wishlist'), url }, t('The link could not be copied. Copy it from the field.'))
