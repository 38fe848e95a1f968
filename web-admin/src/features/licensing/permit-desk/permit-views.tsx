import { permitDeskLimits, permitViews, type PermitView } from '@portal/core/permit-desk/rules'
import { useTexts } from '@portal/web-ui/texts'
import { ViewsBar } from '../../../parts/desk/views-bar.tsx'
import { listHref } from './desk-search.ts'
import type { PermitDesk } from './queries.ts'

/** Shown only while they have something: mostly they are empty. */
const rare: ReadonlySet<PermitView> = new Set(['unassigned', 'overdue', 'refund'])

interface PermitViewsProps {
  counts: PermitDesk['counts']
  view: PermitView
}

/** The ready views, in the order of the work. */
export function PermitViews({ counts, view }: PermitViewsProps) {
  const { t } = useTexts()
  const shown = permitViews.filter((one) => !rare.has(one) || one === view || counts[one] > 0)
  return (
    <ViewsBar
      label={t('PermitDesk.Views')}
      most={permitDeskLimits.counted}
      views={shown.map((one) => ({
        href: listHref({ view: one }),
        label: t(`PermitDesk.View_${one}`),
        isCurrent: one === view,
        count: counts[one],
      }))}
    />
  )
}
