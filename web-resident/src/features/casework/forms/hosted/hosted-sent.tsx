import { useTexts } from '@portal/web-ui/texts'
import { sentElementId } from './messages.ts'
import { submitToPortalName } from './submit-to-portal-name.ts'

interface HostedSentProps {
  bpid: string
  portalSubmissionId: string
  /** Dollars. */
  feeTotal: number
  portalHref: string
}

/** The framing page is notified and continues; without JavaScript a button does. */
export function HostedSent({ bpid, portalSubmissionId, feeTotal, portalHref }: HostedSentProps) {
  const { t } = useTexts()
  return (
    <form role="none" method="post" action={portalHref} target="_top">
      <div id={sentElementId} data-submission={portalSubmissionId} data-fee={feeTotal} />
      <input type="hidden" name="form" value={submitToPortalName} />
      <input type="hidden" name="portalSubmissionId" value={portalSubmissionId} />
      <input type="hidden" name="bpid" value={bpid} />
      <h1 tabIndex={-1} data-begin="" className="scripted">
        {t('Form.Sending')}
      </h1>
      <div className="scriptless">
        <p>{t('Form.FinishLead')}</p>
        <footer>
          <button type="submit">{t('Form.Finish')}</button>
        </footer>
      </div>
    </form>
  )
}
