import { permitDeskLimits, permitViews, type PermitView } from '@portal/core/permit-desk/rules'
import { useTexts } from '@portal/web-ui/texts'
import { listHref } from './desk-search.ts'
import own from './permit-desk.module.css'
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
    <nav className={own.views} aria-label={t('PermitDesk.Views')}>
      <ul>
        {shown.map((one) => (
          <li key={one}>
            <a href={listHref({ view: one })} aria-current={one === view ? 'page' : undefined}>
              {t(`PermitDesk.View_${one}`)} <ViewCount of={counts[one]} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** `1,000+` where counting ended. */
function ViewCount({ of }: { of: number }) {
  const { t, format } = useTexts()
  return (
    <span className={own.viewCount}>
      {of >= permitDeskLimits.counted
        ? t('Inbox.AtLeast', { number: format.number(of) })
        : format.number(of)}
    </span>
  )
}
