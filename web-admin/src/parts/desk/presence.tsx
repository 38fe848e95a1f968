import { useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { presenceSeconds } from '@portal/core/case-queue/rules'
import type { TextKey } from '@portal/core/texts/rules'
import type { components } from '@portal/openapi/admin-types'
import { Banner } from '@portal/web-ui/banner'
import { Button } from '@portal/web-ui/button'
import { UserIcon } from '@portal/web-ui/icons'
import { Status } from '@portal/web-ui/status'
import { useTexts } from '@portal/web-ui/texts'
import { pollEvery } from '../poll.ts'
import styles from './desk-record.module.css'

type Found = components['schemas']['Presence']

interface PresenceProps {
  query: UseQueryOptions<Found>
  /** Of the shown record. */
  version: number
  /** Says that the record has changed. */
  changed: TextKey
  /** Loads the record again and shows what changed. */
  onShow: () => Promise<void>
}

/** Who else has a record open, and whether it has changed. Asked only while the page is visible. */
export function Presence({ query, version, changed, onShow }: PresenceProps) {
  const { t } = useTexts()
  const { data } = useQuery({
    ...query,
    ...pollEvery(presenceSeconds.poll),
    // The next try is soon.
    retry: false,
  })
  const viewers = data?.viewers ?? []
  const names = viewers.map(({ name }) => name).join(', ')
  // All are used, since a page carries only texts used in rendering.
  const [here, title, text, show] = [
    t('Desk.AlsoHere', { names }),
    t(changed),
    t('Desk.HasChangedText'),
    t('Desk.ShowChange'),
  ]
  return (
    <>
      <Status>
        {viewers.length > 0 && (
          <p className={styles.here}>
            <UserIcon size="small" /> {here}
          </p>
        )}
      </Status>
      <Status>
        {data !== undefined && data.version > version && (
          <Banner tone="info" title={title}>
            <p>{text}</p>
            <Button look="quiet" size="small" onClick={() => void onShow()}>
              {show}
            </Button>
          </Banner>
        )}
      </Status>
    </>
  )
}
