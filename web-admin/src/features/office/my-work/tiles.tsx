import { maxCounted } from '@portal/core/my-work/rules'
import type { TextKey } from '@portal/core/texts/rules'
import type { components } from '@portal/openapi/admin-types'
import { useTexts } from '@portal/web-ui/texts'
import styles from './my-work.module.css'

type Work = components['schemas']['MyWork']

interface Tile {
  readonly text: TextKey
  readonly count: number
  /** The list that was counted. */
  readonly href: string
  /** Something is wrong unless it is zero. */
  readonly isBad?: boolean
}

const tilesOf = ({
  requests,
  permits,
  discrepancies,
  refundsToApprove,
  undelivered,
}: Work): readonly Tile[] => [
  ...(requests
    ? [
        { text: 'MyWork.Mine', count: requests.mine, href: '/requests?assignee=me' } as const,
        {
          text: 'MyWork.MineOverdue',
          count: requests.mineOverdue,
          href: '/requests?assignee=me&overdue=yes',
          isBad: true,
        } as const,
        {
          text: 'MyWork.MineAnswered',
          count: requests.mineAnswered,
          href: '/requests?assignee=me&answered=yes',
        } as const,
        {
          text: 'MyWork.MineWaiting',
          count: requests.mineWaiting,
          href: '/requests?assignee=me&waiting=yes',
        } as const,
        {
          text: 'MyWork.MineReopened',
          count: requests.mineReopened,
          href: '/requests?assignee=me&reopened=yes',
        } as const,
        {
          text: 'MyWork.UnassignedInTeams',
          count: requests.unassignedInTeams,
          href: '/requests?team=mine&assignee=nobody',
        } as const,
        {
          text: 'MyWork.Unassigned',
          count: requests.unassigned,
          href: '/requests?assignee=nobody',
        } as const,
        {
          text: 'MyWork.Overdue',
          count: requests.overdue,
          href: '/requests?overdue=yes',
          isBad: true,
        } as const,
      ]
    : []),
  ...(permits
    ? [
        {
          text: 'PermitDesk.TileCheck',
          count: permits.check,
          href: '/permits?view=check',
        } as const,
        { text: 'PermitDesk.TileMine', count: permits.mine, href: '/permits?view=mine' } as const,
        { text: 'PermitDesk.TilePaid', count: permits.paid, href: '/permits?view=paid' } as const,
      ]
    : []),
  ...(discrepancies === null
    ? []
    : [
        {
          text: 'MyWork.Discrepancies',
          count: discrepancies,
          href: '/payment_discrepancies',
          isBad: true,
        } as const,
      ]),
  ...(refundsToApprove === null
    ? []
    : [
        {
          text: 'Payments.RefundsProposed',
          count: refundsToApprove,
          href: '/payments?refund=proposed',
        } as const,
      ]),
  ...(undelivered === null
    ? []
    : [
        {
          text: 'MyWork.Undelivered',
          count: undelivered,
          href: '/undelivered',
          isBad: true,
        } as const,
      ]),
]

/** Counts, each with a link to what it counts. */
export function Tiles({ work }: { work: Work }) {
  const { t, format } = useTexts()
  return (
    <ul className={styles.tiles} aria-label={t('MyWork.Counts')}>
      {tilesOf(work).map(({ text, count, href, isBad }) => (
        <li key={text}>
          <a href={href}>
            <b data-bad={(isBad && count > 0) || undefined}>
              {count >= maxCounted
                ? t('MyWork.AtLeast', { number: format.number(count) })
                : format.number(count)}
            </b>{' '}
            {t(text)}
          </a>
        </li>
      ))}
    </ul>
  )
}
