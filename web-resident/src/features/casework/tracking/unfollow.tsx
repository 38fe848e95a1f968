import { Form, Submit } from '@portal/web-ui/form'
import { useAppForm } from '@portal/web-ui/use-app-form'
import type { StatusLink } from './status-link.ts'
import { unfollowForm } from './unfollow-form.ts'

export function Unfollow({ id, link }: { id: string; link?: StatusLink | undefined }) {
  const form = useAppForm(unfollowForm)
  return (
    <Form of={form}>
      <input type="hidden" name="recordId" value={id} />
      {link && (
        <>
          <input type="hidden" name="follower" value={link.follower ?? ''} />
          <input type="hidden" name="signature" value={link.signature} />
        </>
      )}
      <Submit of={form} label="Tracking.Unfollow" busyLabel="Tracking.Unfollowing" look="quiet" />
    </Form>
  )
}
