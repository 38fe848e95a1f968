import { useQuery } from '@tanstack/react-query'
import { presenceSeconds } from '@portal/core/case-queue/rules'
import { Banner } from '@portal/web-ui/banner'
import { Button } from '@portal/web-ui/button'
import { UserIcon } from '@portal/web-ui/icons'
import { Status } from '@portal/web-ui/status'
import { useTexts } from '@portal/web-ui/texts'
import { pollEvery } from '../../../parts/poll.ts'
import { type DeskRequest, presenceQuery } from './queries.ts'
import styles from './request.module.css'

interface PresenceProps {
  request: DeskRequest
  /** Loads the request again and shows what changed. */
  onShow: () => Promise<void>
}

/** Who else has the request open, and whether it has changed. Asked only while the page is visible. */
export function Presence({ request: { id, version }, onShow }: PresenceProps) {
  const { t } = useTexts()
  const { data } = useQuery({
    ...presenceQuery(id),
    ...pollEvery(presenceSeconds.poll),
    // The next try is soon.
    retry: false,
  })
  const viewers = data?.viewers ?? []
  const names = viewers.map(({ name }) => name).join(', ')
  // Both are used, since a page carries only texts used in rendering.
  const [here, changed, text, show] = [
    t('Desk.AlsoHere', { names }),
    t('Desk.HasChanged'),
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
          <Banner tone="info" title={changed}>
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
