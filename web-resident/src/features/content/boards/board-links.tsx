import { Card } from '@portal/web-ui/card'
import { Link } from '@portal/web-ui/link'
import { useTexts } from '@portal/web-ui/texts'
import styles from './boards.module.css'
import { type Board, type BoardDetails, isWebsite, useBoardLanguage } from './words.ts'

export function BoardResources({ details: { board, resources } }: { details: BoardDetails }) {
  const { t } = useTexts()
  const lang = useBoardLanguage(board)
  if (resources.length === 0) return null
  return (
    <Card title={t('Boards.Resources')}>
      <ul className={styles.links} lang={lang}>
        {resources.map(({ id, label, url }) => (
          <li key={id}>
            {/* Spec, resident section 2. */}
            <Link href={url} newTab>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Up to ten (spec, resident section 3). */
const pairsOf = (board: Board) =>
  ([1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const).flatMap((n) => {
    const label = board[`Label_Additional_Information${n}__c`]
    const url = board[`Additional_Information${n}__c`]
    return url === null ? [] : [{ label: label ?? url, url }]
  })

export function BoardLinks({ board }: { board: Board }) {
  const { t } = useTexts()
  const lang = useBoardLanguage(board)
  const pairs = pairsOf(board)
  if (pairs.length === 0) return null
  return (
    <Card title={t('Boards.More')}>
      <ul className={styles.links} lang={lang}>
        {pairs.map(({ label, url }) => (
          <li key={`${label} ${url}`}>
            <Link href={url} external={isWebsite(url)}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
