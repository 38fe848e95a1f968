import type { ReactNode } from 'react'
import { Card } from '@portal/web-ui/card'
import { telHref } from '@portal/web-ui/city-links'
import { useTexts } from '@portal/web-ui/texts'
import styles from './boards.module.css'
import type { Board } from './words.ts'

/** Liaison, size, terms and meetings, in the specification's order; what is empty is left out. */
export function BoardFacts({ board }: { board: Board }) {
  const { t, format } = useTexts()
  const facts: readonly (readonly [label: string, value: ReactNode])[] = [
    [t('Boards.Liaison'), board.Staff_Liaison__r ? <Liaison board={board} /> : null],
    [t('Boards.Vacancies'), format.number(board.Vacancies__c)],
    [t('Boards.Size'), t('Boards.Seats', { count: board.Size__c })],
    [t('Boards.TermLength'), board.Term_Length__c],
    [t('Boards.TermLimit'), board.Term_Limit__c],
    [t('Boards.MeetingDay'), board.Meeting_Date__c],
    [t('Boards.MeetingTime'), board.Meeting_Time__c],
    [t('Boards.MeetingLocation'), board.Meeting_Location__c],
  ]
  return (
    <Card title={t('Boards.Facts')}>
      <dl className={styles.facts}>
        {facts
          .filter(([, value]) => value !== null)
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </Card>
  )
}

const Liaison = ({ board }: { board: Board }) => (
  <>
    {board.Staff_Liaison__r?.Name}
    {board.Staff_Liaison_Email__c && (
      <span className={styles.soft}>
        {/* Lets a long mail address break only after the @. */}
        <a href={`mailto:${board.Staff_Liaison_Email__c}`}>
          {board.Staff_Liaison_Email__c.replace('@', '@\u200B')}
        </a>
      </span>
    )}
    {board.Staff_Liaison_Phone__c && (
      <span className={styles.soft}>
        <a href={telHref(board.Staff_Liaison_Phone__c)}>{board.Staff_Liaison_Phone__c}</a>
      </span>
    )}
  </>
)
