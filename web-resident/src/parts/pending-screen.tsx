import { Section } from '@portal/web-ui/layout'
import { Skeleton } from '@portal/web-ui/skeleton'

/** Holds the place of a page that is on its way. */
export function PendingScreen() {
  return (
    <Section>
      <Skeleton lines={6} />
    </Section>
  )
}
